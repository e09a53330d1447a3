// The words of a server command written as one text; the Action's way to the target's rules.
export { splitCommand } from "../target/command.js";
