// Entry of this action: the bundle it shares with the others, told which part is meant.
import process from "node:process";

process.env.MCPEVAL_ACTION_PART = "comment";
await import("../../dist/action/index.js");
