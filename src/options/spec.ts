// What one option is, as data. Help texts, shell completion, docs, action.yml and the reader all come from such entries.

/** Every command that takes options. */
export type CommandName =
  "compare" | "completion" | "diff" | "doctor" | "explain" | "init" | "probe" | "report" | "schema" | "score" | "trends";

/**
 * How an option's raw text is read.
 * `list` is repeatable; `path` is a file or folder name, relative to the working directory.
 */
export type OptionType = "boolean" | "integer" | "number" | "string" | "list" | "enum" | "path";

/** Shapes of text that a `string` or `list` option demands beyond being non-empty. */
export type TextShape =
  "label" | "variable" | "header-variable" | "area-floor" | "advisory" | "variable-name" | "token-growth" | "endpoint";

/** The heading an option stands under in help and docs. */
export type OptionGroup = "Target" | "Gate" | "Battery" | "Floors" | "Diff" | "History" | "Output" | "Terminal";

/** How an Action input spells a value: `lines` is one item a line; `secret` and every item of `secret-lines` are masked. */
export type InputKind = "text" | "boolean" | "number" | "lines" | "secret" | "secret-lines" | "path";

/** The Action input that sets an option. */
export interface OptionInput {
  /** The name in the workflow file. */
  readonly input: string;
  readonly kind: InputKind;
  /** Where the workflow's wording must differ from the flag's. */
  readonly description?: string;
}

/** One option, declared once. */
export interface OptionSpec {
  /** Long flag without dashes, kebab-case. */
  readonly name: string;
  readonly type: OptionType;
  readonly group: OptionGroup;
  /** Placeholder of the value in help; absent for booleans. */
  readonly metavar?: string;
  /** Value when the flag is absent; none means undefined (false for booleans). */
  readonly default?: boolean | number | string;
  /** One sentence without a final full stop. */
  readonly description: string;
  readonly commands: readonly CommandName[];
  /** Commands for which the description is another. */
  readonly descriptionFor?: Readonly<Partial<Record<CommandName, string>>>;
  /** Inclusive bounds of `integer` and `number`. */
  readonly min?: number;
  readonly max?: number;
  /** Allowed words of `enum`. */
  readonly choices?: readonly string[];
  /** Commands for which other words are allowed. */
  readonly choicesFor?: Readonly<Partial<Record<CommandName, readonly string[]>>>;
  readonly shape?: TextShape;
  /** The option with which this `string` is read as a `list` instead, without a shape. */
  readonly listWith?: string;
  /** A boolean with a `--no-` form; absent means neither was given. */
  readonly negatable?: true;
  /** Options that cannot be given together with this one. */
  readonly conflicts?: readonly string[];
  /** Environment variables that have the same effect, for the docs; front ends read them. */
  readonly env?: readonly string[];
  readonly action?: OptionInput;
}

/** What reading a value needs to know of an option. */
export type ReadableSpec = Omit<OptionSpec, "group" | "commands" | "action">;

/** Whether a command line may give the option several times, all of which are kept. */
export function isRepeatable(spec: ReadableSpec): boolean {
  return spec.type === "list" || spec.listWith !== undefined;
}
