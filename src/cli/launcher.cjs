#!/usr/bin/env node
// What `mcpeval` starts with, as built: CommonJS, and so is all that is bundled behind it, because Node takes as long to make its
// ES module loader ready as it takes to start. Answers --version by itself, which wrappers ask for often.
"use strict";

if (process.argv.length === 3 && (process.argv[2] === "--version" || process.argv[2] === "-V")) {
  process.stdout.write("__VERSION__\n");
} else {
  const { pathToFileURL } = require("node:url");
  const { codeCacheFolder, useCodeCache } = require("./code-cache.js");
  const folder = codeCacheFolder("__VERSION__", process);
  const cache = folder === null ? undefined : useCodeCache(__dirname, folder);
  void import("./start.js").then(async ({ startCli }) => {
    const code = await startCli(pathToFileURL(__filename));
    if (code === undefined) {
      // The schema worker's thread goes on, until it is ended without warning; with its first job it has run what the next one will.
      require("node:worker_threads").parentPort.once("message", () => setImmediate(() => cache?.keep()));
      return;
    }
    // A run that came to its end used what the next one will use.
    if (code <= 1) cache?.keep();
    process.exit(code);
  });
}
