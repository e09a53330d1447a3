// The options of the ten criteria: the grade that is demanded, and whether it is shown. A part of the option table.
import { GRADE_FLOORS } from "../model/discoverability.js";
import type { OptionSpec } from "./spec.js";

/** A floor; it has the criteria judged as well. */
export const GRADE_FLOOR: OptionSpec = {
  name: "min-grade",
  type: "enum",
  group: "Floors",
  metavar: "GRADE",
  choices: [...GRADE_FLOORS],
  description: "exit 1 when the grade of the ten discoverability criteria is worse than this one: A (all ten), B (eight) or C (five)",
  commands: ["probe", "score"],
  action: {
    input: "min-grade",
    kind: "text",
    description: "fail when the grade of the ten discoverability criteria is worse than this one: A (all ten), B (eight) or C (five)",
  },
};

export const GRADE_SHOWN: OptionSpec = {
  name: "grade",
  type: "boolean",
  group: "Battery",
  description: "judge the ten discoverability criteria too and add their grade, A to D, to the report; asks the server nothing more",
  commands: ["probe", "score"],
};
