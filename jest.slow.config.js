// The slow ring: many real servers, long fuzzing, whole matrices of defects. Run by .ci/run, not by `npm test`.
import base from "./jest.config.js";

/** @type {import("jest").Config} */
export default {
  ...base,
  globalSetup: "<rootDir>/__tests__/slow/install.ts",
  testMatch: ["**/*.slow.ts"],
  testTimeout: 300_000,
};
