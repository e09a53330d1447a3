#!/usr/bin/env node
// What `mcpeval` starts with, as built: CommonJS, and so is all that is bundled behind it, because Node takes as long to make its
// ES module loader ready as it takes to start. Answers --version by itself, which wrappers ask for often.
"use strict";

if (process.argv.length === 3 && (process.argv[2] === "--version" || process.argv[2] === "-V")) {
  process.stdout.write("__VERSION__\n");
} else {
  const { pathToFileURL } = require("node:url");
  void import("./start.js").then(async ({ startCli }) => {
    const code = await startCli(pathToFileURL(__filename));
    if (code !== undefined) process.exit(code);
  });
}
