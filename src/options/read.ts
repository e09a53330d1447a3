// Reads raw option values, from the command line and from Action inputs alike, and reports all mistakes at once.
// A message names the option as its front end spells it and never repeats a value that may hold a secret.
import leven, { closestMatch } from "leven";
import { ADVISORY_IDS } from "../model/advisory-names.js";
import { AREA_NAMES } from "../model/areas.js";
import { parseEndpoint, STDIO_LABEL } from "./endpoints.js";
import { parseAreaFloor } from "./floors.js";
import { parseTokenGrowth } from "./growth.js";
import { isLabel, LABEL_RULE } from "./label.js";
import type { CommandName, ReadableSpec } from "./spec.js";
import { optionsOf } from "./table.js";
import type { OptionValue, OptionValues } from "./values.js";

/** A value before reading: text, a list of texts, or a boolean flag; undefined when absent. */
export type RawValue = boolean | string | readonly string[] | undefined;

/** Raw values by long flag name without dashes. */
export type RawOptions = Readonly<Record<string, RawValue>>;

/** The outcome of reading: with any problem, `values` must not be used. */
export interface ReadOptions {
  readonly values: OptionValues;
  /** One line each, without a prefix: what is wrong and the way out. */
  readonly problems: readonly string[];
}

/** How a front end spells an option in messages. */
export type Spelling = (option: string) => string;

const asFlag: Spelling = (option) => `--${option}`;
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["false", false],
]);

/** Thrown by the readers of single values; becomes a problem. */
class Problem extends Error {}

/**
 * Reads the options of one command. Absent options get their defaults; an empty text counts as absent, as in workflows.
 * @param spell how messages name an option; `--name` when not given
 */
export function readOptions(command: CommandName, raw: RawOptions, spell: Spelling = asFlag): ReadOptions {
  return readSpecs(optionsOf(command), raw, spell);
}

/** As readOptions, for any list of options. */
export function readSpecs(specs: readonly ReadableSpec[], raw: RawOptions, spell: Spelling = asFlag): ReadOptions {
  const values: Record<string, OptionValue> = {};
  const problems: string[] = [];
  for (const name of Object.keys(raw)) {
    if (raw[name] !== undefined && !specs.some((spec) => spec.name === name)) problems.push(unknownOption(name, specs, spell));
  }
  const isSet = (name: string) => !isAbsent(raw[name]);
  for (const spec of specs) {
    try {
      const isList = spec.listWith !== undefined && isSet(spec.listWith);
      if (!isSet(spec.name)) values[spec.name] = isList ? [] : defaultOf(spec);
      else values[spec.name] = isList ? readItems(raw[spec.name]) : readValue(spec, raw[spec.name]);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      problems.push(`${spell(spec.name)}${error.message}`);
    }
    for (const other of spec.conflicts ?? []) {
      if (isSet(spec.name) && isSet(other)) problems.push(`${spell(spec.name)} cannot be used with ${spell(other)}; leave one of them out`);
    }
  }
  return { values, problems };
}

/** A ", did you mean X?" ending for a misspelt word, or the empty text when nothing known is near. */
export function didYouMean(word: string, known: readonly string[], spell: Spelling = (name) => name): string {
  const nearest = closestMatch(word, known);
  if (nearest === undefined) return "";
  return leven(word, nearest) <= Math.max(2, Math.floor(word.length / 3)) ? `; did you mean ${spell(nearest)}?` : "";
}

function unknownOption(name: string, specs: readonly ReadableSpec[], spell: Spelling): string {
  return `unknown option ${spell(name)}${didYouMean(
    name,
    specs.map((spec) => spec.name),
    spell,
  )}`;
}

function isAbsent(value: RawValue): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === undefined || (typeof value === "object" && value.length === 0);
}

function defaultOf(spec: ReadableSpec): OptionValue {
  if (spec.type === "list") return [];
  if (spec.type === "boolean" && spec.negatable === undefined) return spec.default ?? false;
  return spec.default;
}

function readValue(spec: ReadableSpec, raw: RawValue): OptionValue {
  switch (spec.type) {
    case "boolean":
      return readBoolean(raw);
    case "list":
      return readList(spec, typeof raw === "string" ? [raw] : raw);
    case "integer":
    case "number":
      return readNumber(spec, single(raw));
    case "enum":
      return readChoice(spec.choices ?? [], single(raw));
    case "string":
      return readText(spec, single(raw));
    case "path":
      return single(raw);
  }
}

/** The last one wins when a flag that takes one value is repeated, as everywhere on command lines. */
function single(raw: RawValue): string {
  const text = typeof raw === "object" ? raw.at(-1) : raw;
  if (typeof text !== "string") throw new Problem(" needs a value");
  return text;
}

function readBoolean(raw: RawValue): boolean {
  if (typeof raw === "boolean") return raw;
  const value = BOOLEANS.get(single(raw).trim().toLowerCase());
  if (value === undefined) throw new Problem(" must be true or false");
  return value;
}

function readNumber(spec: ReadableSpec, raw: string): number {
  const text = raw.trim();
  const pattern = spec.type === "integer" ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/;
  const value = Number(text);
  const isInRange = value >= (spec.min ?? -Infinity) && value <= (spec.max ?? Infinity);
  if (pattern.test(text) && isInRange) return value;
  const kind = spec.type === "integer" ? "a whole number" : "a number";
  throw new Problem(` must be ${kind} from ${String(spec.min)} to ${String(spec.max)}, not ${quote(raw)}`);
}

function readChoice(choices: readonly string[], raw: string): string {
  const text = raw.trim();
  const known = choices.find((choice) => choice === text) ?? choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
  if (known !== undefined) return known;
  // Of one letter every other letter is near.
  const near = text.length > 1 ? didYouMean(text, choices) : "";
  throw new Problem(` must be ${choices.length === 1 ? "" : "one of "}${choices.join(", ")}, not ${quote(raw)}${near}`);
}

function readText(spec: ReadableSpec, raw: string): string {
  const text = raw.trim();
  // Not quoted: what was given in the place of a variable's name may be the secret itself.
  if (spec.shape === "variable-name" && !/^[A-Za-z_][A-Za-z0-9_]*$/.test(text)) {
    throw new Problem(" takes the name of an environment variable that holds the value, not the value itself");
  }
  if (spec.shape === "token-growth" && parseTokenGrowth(text) === null) {
    throw new Problem(` takes a number of tokens or a percentage, for example 500 or 10%, not ${quote(raw)}`);
  }
  if (spec.shape === "label" && !isLabel(text)) throw new Problem(` must be ${LABEL_RULE}, not ${quote(raw)}`);
  return text;
}

function readItems(raw: RawValue): readonly string[] {
  const items = typeof raw === "object" ? raw : [single(raw)];
  if (items.some((item) => item.trim() === "")) throw new Problem(": an item is empty");
  return items;
}

function readList(spec: ReadableSpec, raw: RawValue): readonly string[] {
  const items = readItems(typeof raw === "object" ? raw : []);
  items.forEach((item, index) => checkItem(spec, item, index + 1));
  if (spec.shape === "area-floor") rejectTwoFloors(items);
  if (spec.shape === "endpoint") rejectTwoEndpoints(items);
  return items;
}

function checkItem(spec: ReadableSpec, item: string, position: number): void {
  // Items of the two variable shapes are not quoted: a value put in the wrong place is a secret.
  if (spec.shape === "variable" && !/^[^=\s\0]+(=[^\0]*)?$/.test(item)) {
    throw new Problem(` takes NAME or NAME=VALUE; item ${String(position)} has no valid variable name`);
  }
  if (spec.shape === "header-variable" && !/^[A-Za-z0-9!#$%&'*+.^_`|~-]+=[^=\s\0]+$/.test(item)) {
    throw new Problem(` takes NAME=VARIABLE, the name of an environment variable that holds the value; item ${String(position)} does not`);
  }
  if (spec.shape === "advisory" && !ADVISORY_IDS.some((id) => id === item.trim())) {
    const near = didYouMean(item.trim(), ADVISORY_IDS);
    throw new Problem(`: no advisory is named ${quote(item)}${near}; the advisories are ${ADVISORY_IDS.join(", ")}`);
  }
  // Not quoted: an address may hold a credential, which is refused later.
  if (spec.shape === "endpoint" && parseEndpoint(item) === null) {
    throw new Problem(` takes LABEL=URL, the label being ${LABEL_RULE}; item ${String(position)} does not`);
  }
  if (spec.shape === "area-floor" && parseAreaFloor(item) === null) throw new Problem(areaFloorProblem(item));
}

function areaFloorProblem(item: string): string {
  const [area = "", score] = item.split("=", 2).map((part) => part.trim());
  if (score === undefined) return ` takes AREA=SCORE, for example catalog=80, not ${quote(item)}`;
  if (!AREA_NAMES.some((name) => name === area)) {
    return `: no area is named ${quote(area)}${didYouMean(area, AREA_NAMES)}; the areas are ${AREA_NAMES.join(", ")}`;
  }
  return `: the score of ${area} must be a whole number from 0 to 100, not ${quote(score)}`;
}

function rejectTwoFloors(items: readonly string[]): void {
  const seen = new Set<string>();
  for (const item of items) {
    const area = parseAreaFloor(item)?.area ?? "";
    if (seen.has(area)) throw new Problem(` names ${area} twice; keep one floor an area`);
    seen.add(area);
  }
}

/** Labels name columns. Letter case is no difference: two columns would look alike. */
function rejectTwoEndpoints(items: readonly string[]): void {
  const seen = new Set([STDIO_LABEL]);
  for (const item of items) {
    const { label } = parseEndpoint(item) ?? { label: "" };
    const key = label.toLowerCase();
    if (seen.has(key)) {
      const taken = key === STDIO_LABEL ? "is the label of the command after --" : "is used twice";
      throw new Problem(`: ${label} ${taken}; give each target a label of its own`);
    }
    seen.add(key);
  }
}

/** A short quotation that stays on one line whatever the text holds. */
function quote(text: string): string {
  const longest = 60;
  const cut = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return JSON.stringify(cut);
}
