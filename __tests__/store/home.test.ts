// Where the store lives on each platform, and that nothing is guessed where the environment names no home.
import { describe, expect, test } from "@jest/globals";
import { storeHome } from "../../src/store/home.js";

describe("the home", () => {
  test.each([
    ["MCPEVAL_HOME, absolute", "linux", { MCPEVAL_HOME: "/data/here", HOME: "/home/a" }, "/data/here"],
    ["MCPEVAL_HOME, relative to the working directory", "linux", { MCPEVAL_HOME: "kept" }, "/project/kept"],
    ["an empty MCPEVAL_HOME", "linux", { MCPEVAL_HOME: "", HOME: "/home/a" }, "/home/a/.local/share/mcpeval"],
    ["XDG_DATA_HOME", "linux", { XDG_DATA_HOME: "/xdg", HOME: "/home/a" }, "/xdg/mcpeval"],
    ["a relative XDG_DATA_HOME, which is invalid", "linux", { XDG_DATA_HOME: "xdg", HOME: "/home/a" }, "/home/a/.local/share/mcpeval"],
    ["macOS", "darwin", { HOME: "/home/a", XDG_DATA_HOME: "/xdg" }, "/home/a/Library/Application Support/mcpeval"],
    ["Windows", "win32", { LOCALAPPDATA: "C:\\Users\\a\\AppData\\Local" }, "C:\\Users\\a\\AppData\\Local\\mcpeval"],
    ["Windows without its folder", "win32", { HOME: "/home/a" }, null],
    ["no home at all", "linux", {}, null],
  ])("%s", (_what, platform, env, home) => {
    expect(storeHome({ env, cwd: "/project", platform })).toBe(home);
  });
});
