// The demo's twelve tools: what each lists and what each does. Defects live in catalog.ts (listing) and session.ts (calls).
import type { Json, JsonObject } from "../model/json.js";

/** A tool's entry in `tools/list`; a type alias, so that it counts as a JSON object. */
export type ToolEntry = {
  name: string;
  description?: string;
  inputSchema: JsonObject;
  outputSchema?: JsonObject;
  annotations?: { readOnlyHint?: boolean; destructiveHint?: boolean };
};

/** What every client of one server process shares. */
export interface World {
  counter: number;
}

/** What one call may use. */
export interface ToolCall {
  /** Arguments, already checked against the tool's string parameters. */
  readonly args: JsonObject;
  readonly world: World;
  /** How often this session called this tool before. */
  readonly earlierCalls: number;
  /** Waits, in milliseconds; ends early when the client cancels. */
  readonly wait: (ms: number) => Promise<void>;
}

/** What a tool answers: text alone, or text with fields for programs. */
export type Answer = string | { readonly text: string; readonly structured: JsonObject };

/** A tool's work. @throws ToolError for a failure the caller should read */
type Work = (call: ToolCall) => Answer | Promise<Answer>;

/** A string parameter of a tool. */
export interface StringParameter {
  readonly name: string;
  readonly required: boolean;
}

/** One tool: its entry, its string parameters, and its work. */
export interface DemoTool {
  readonly entry: ToolEntry;
  readonly strings: readonly StringParameter[];
  readonly run: Work;
}

/** A failure that is answered as a tool result with `isError`; `said` goes into its structured content. */
export class ToolError extends Error {
  override readonly name = "ToolError";
  constructor(
    message: string,
    readonly said: { readonly code: string; readonly retryable: boolean },
  ) {
    super(message);
  }
}

/** How long slow_read takes, in milliseconds: between the latency bands of 300 ms and 1 s. */
export const SLOW_READ_MS = 400;

/** Longest string argument the tools accept, in characters. */
const MAX_ARGUMENT_CHARACTERS = 200;

const NO_PARAMETERS: JsonObject = { type: "object" };
const READ = { readOnlyHint: true };
const CONDITIONS = ["clear", "cloudy", "rainy", "windy"] as const;

function read(name: string, description: string, run: Work): DemoTool {
  return { entry: { name, description, inputSchema: NO_PARAMETERS, annotations: READ }, strings: [], run };
}

function text(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** A made-up but repeatable report: the same city always has the same weather. */
function weather(city: string): string {
  const sum = [...city].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return `${city}: ${CONDITIONS[sum % CONDITIONS.length] ?? "clear"}, ${String(5 + (sum % 25))} °C`;
}

/** The tools in catalog order. The two short descriptions and reset_counter's missing readOnlyHint are deliberate losses. */
export const TOOLS: readonly DemoTool[] = [
  read("describe_status", "Says whether the demo server is well.", () => "The demo server is well."),
  read("read_counter", "Reads the counter that increment_counter raises and reset_counter sets to zero.", ({ world }) =>
    String(world.counter),
  ),
  read("read_settings", "Reads the settings in force: unit system, language and number of stations, as text.", () => ({
    text: "units: metric; language: en; stations: 3",
    structured: { units: "metric", language: "en", stations: 3 },
  })),
  read(
    "list_stations",
    "Lists the names of the weather stations, each once, separated by a comma and space.",
    () => "harbour, hilltop, airfield",
  ),
  {
    entry: {
      name: "report_weather",
      description: "Reports the current weather of one city.",
      inputSchema: { type: "object", properties: { city: { type: "string", description: "Lisbon if absent." } } },
      annotations: READ,
    },
    strings: [{ name: "city", required: false }],
    run: ({ args }) => weather(text(args["city"]) ?? "Lisbon"),
  },
  {
    entry: {
      name: "shared_read",
      description: "Reads a note that every client can read.",
      inputSchema: { type: "object", properties: { id: { type: "string", description: "Note" } }, required: ["id"] },
      annotations: READ,
    },
    strings: [{ name: "id", required: true }],
    run: ({ args }) => `${text(args["id"]) ?? ""}: nothing written yet.`,
  },
  read("elicited_read", "Reads the preferred unit of temperature: celsius until a user has asked for another.", () => "celsius"),
  read(
    "sampled_read",
    "Reads a one-sentence summary of the weather over all stations, as of this morning.",
    () => "Mild and dry at all three stations.",
  ),
  read("flaky_read", "Reads a sensor with a loose contact: two reads fail, the third one is answered.", ({ earlierCalls }) => {
    // Two failures, then a success: three calls to a fresh session show both, in this order.
    if (earlierCalls % 3 < 2) throw new ToolError("The sensor did not answer; try again.", { code: "sensor-silent", retryable: true });
    return "21.5 °C";
  }),
  read("slow_read", "Reads the oldest entry of the weather archive, which takes close to half a second.", async ({ wait }) => {
    await wait(SLOW_READ_MS);
    return "1 January: 4 °C, rainy";
  }),
  {
    entry: {
      name: "increment_counter",
      description: "Adds one to the counter; answers its new value.",
      inputSchema: NO_PARAMETERS,
      annotations: { readOnlyHint: false, destructiveHint: false },
    },
    strings: [],
    run: ({ world }) => String((world.counter += 1)),
  },
  {
    entry: {
      name: "reset_counter",
      description: "Sets the counter back to zero.",
      inputSchema: NO_PARAMETERS,
      annotations: { destructiveHint: true },
    },
    strings: [],
    run: ({ world }) => String((world.counter = 0)),
  },
];

/** What is wrong with a call's arguments, as a sentence, or null when they satisfy the schema. */
export function argumentFault(tool: DemoTool, args: JsonObject): string | null {
  for (const { name, required } of tool.strings) {
    const value = args[name];
    if (value === undefined && !required) continue;
    if (typeof value !== "string") return value === undefined ? `${name} is required.` : `${name} must be a string.`;
    if (value.length > MAX_ARGUMENT_CHARACTERS) return `${name} may have at most ${String(MAX_ARGUMENT_CHARACTERS)} characters.`;
  }
  return null;
}
