// Ports to the outside world. Front ends pass the real ones, tests pass scripted ones; nothing below a front end reads process.

/** Monotonic time. */
export interface Clock {
  /** Milliseconds from an arbitrary origin, fractional. */
  now(): number;
  /**
   * Resolves after `ms` milliseconds, or rejects with the signal's reason when aborted. After 0 the event loop has come round: what was
   * to be sent is on its way.
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** What a listing of a folder leaves out. */
export interface ListBounds {
  /** Names of folders that are not entered; those that start with a dot never are. */
  readonly skip: ReadonlySet<string>;
  /** Most files listed. */
  readonly most: number;
}

/** File access of commands: reads, and never a write. */
export interface Files {
  /**
   * The file's text, UTF-8, a byte order mark kept, so that its digest is that of the bytes.
   * @param maxBytes a larger file is refused before it is read
   * @throws UsageError with the path when it cannot be read, is too large or is not UTF-8
   */
  readText(path: string, maxBytes?: number): Promise<string>;
  /**
   * All of standard input, UTF-8.
   * @throws UsageError when it is too large, not UTF-8 or a terminal, where nothing would ever come
   */
  readStdin(maxBytes: number): Promise<string>;
  /**
   * Files below a folder, relative to it with `/`, folder by folder in the order of their names; links are not followed.
   * @throws UsageError with the path when the folder cannot be read
   */
  listFiles(folder: string, bounds: ListBounds): Promise<readonly string[]>;
}

/** Where progress goes; a no-op unless stderr is a terminal. */
export interface Progress {
  /** Replaces the current status line, for example "tool 12/40". */
  update(status: string): void;
  /** Prints one line for the user to stderr (notices, causes of a failed start). */
  note(line: string): void;
  /** Removes the status line. */
  stop(): void;
}

/** Lets one holder in at a time, in the order they came. */
export interface Lock {
  /** Resolves when the caller holds it; undefined when it does at once. */
  acquire(): Promise<void> | undefined;
  release(): void;
}

/** Everything a command may touch outside of itself. */
export interface Host {
  readonly clock: Clock;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly platform: string;
  readonly arch: string;
  readonly files: Files;
  readonly progress: Progress;
  /** Aborted on SIGINT and SIGTERM: stop measuring, end every process, report what is known. */
  readonly signal: AbortSignal;
  /** Measurements that run at the same time on one machine share it: one scored call is in flight among all of them. */
  readonly turn?: Lock;
  /** Hears that there is nothing to do but wait for the server: what comes later may be loaded now. */
  readonly idle?: () => void;
  /** Module that a schema worker thread is started from (the running bundle's entry). */
  readonly workerModule: URL;
}
