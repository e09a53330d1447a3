// fast-check as every test has it: the same cases in every run, so that a change is only ever refused for what it changed.
// FUZZ_SEED in the environment is another seed, or "random" for cases nobody has seen yet; a failure prints the seed it came from.
import fc from "fast-check";

const SEED = 20_260_728;
const wanted = process.env["FUZZ_SEED"];

if (wanted !== "random") fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: wanted === undefined ? SEED : Number(wanted) });

export { fc };
