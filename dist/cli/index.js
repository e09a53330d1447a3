#!/usr/bin/env node
// What `mcpeval` starts with, as built: CommonJS, because loading an ES module costs Node as much again as its own start.
// Answers --version by itself, which wrappers ask for often; everything else is lib/index.js (src/cli/main.ts, bundled).
"use strict";

if (process.argv.length === 3 && (process.argv[2] === "--version" || process.argv[2] === "-V")) {
  process.stdout.write("0.1.0\n");
} else {
  import("./lib/index.js");
}
