#!/usr/bin/env node
// The CLI's entry as compiled; what is bundled starts with launcher.cjs instead.
import { startCli } from "./start.js";

const code = await startCli(new URL(import.meta.url));
if (code !== undefined) process.exit(code);
