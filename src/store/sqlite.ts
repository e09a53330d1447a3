// SQLite where this Node.js has it (22.13 and later), without the warning that it is new. Declares what of it is used, since the
// types this project compiles against are older.

/** A value of a row. */
export type SqlValue = number | string | bigint | null;

/** A prepared statement. */
export interface Statement {
  run(...values: SqlValue[]): unknown;
  get(...values: SqlValue[]): Record<string, SqlValue> | undefined;
  all(...values: SqlValue[]): Record<string, SqlValue>[];
}

/** An open database. */
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/** The class that opens one. */
export type OpenDatabase = new (path: string, options?: { readonly readOnly?: boolean; readonly timeout?: number }) => Database;

/** The built-in SQLite; null where this Node.js has none. */
export function sqlite(): OpenDatabase | null {
  // Not an import: it would fail to load where the module is missing.
  const builtin = (process as { getBuiltinModule?: (id: string) => unknown }).getBuiltinModule;
  if (builtin === undefined) return null;
  const restore = Object.getOwnPropertyDescriptor(process, "emitWarning");
  const original = process.emitWarning.bind(process);
  const quiet = (...words: Parameters<typeof original>): void => {
    if (!String(words[0]).startsWith("SQLite is an experimental feature")) original(...words);
  };
  process.emitWarning = quiet as typeof process.emitWarning;
  try {
    const found = builtin("node:sqlite") as { readonly DatabaseSync?: OpenDatabase } | undefined;
    return found?.DatabaseSync ?? null;
  } catch {
    return null;
  } finally {
    if (restore === undefined) Reflect.deleteProperty(process, "emitWarning");
    else Object.defineProperty(process, "emitWarning", restore);
  }
}
