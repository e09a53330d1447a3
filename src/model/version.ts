// The one place that knows the evaluator's version: package.json, inlined by the bundler.
import pkg from "../../package.json" with { type: "json" };

/** The evaluator's name, as reports and handshakes spell it. */
export const GENERATOR_NAME = pkg.name;

/** The evaluator's version (SemVer), part of every measurement profile. */
export const GENERATOR_VERSION = pkg.version;
