/** Where the thread's database is, and its limits of memory. */
export type ThreadSetup = {
  /** Directory of the PGlite files; null keeps them in memory. */
  path: string | null;
  /** The files from which it starts, in the form of `dumpDataDir`. */
  files: Uint8Array | null;
  /**
   * WebAssembly memory, a multiple of 64 KiB. At its end PostgreSQL answers `out of memory`. Unit:
   * bytes.
   */
  most_memory: number;
  /** The texts in one statement's rows together. Unit: bytes, or string lengths. */
  most_answer: number;
  /** The thread's JavaScript heap. Unit: bytes. */
  most_heap: number;
};

/** What a thread is started with. PostgreSQL is compiled once, for all threads of the process. */
export type ThreadStart = ThreadSetup & { postgres: WebAssembly.Module };

export type Statement = { sql: string; params: unknown[] };

/** A message to the database thread. Answers arrive in the order of the messages. */
export type Question =
  /** The statements before it run first; when one fails, the rest is not run. */
  | ({ ask: 'query'; before: readonly Statement[] } & Statement)
  | { ask: 'exec'; sql: string }
  | { ask: 'listen'; channel: string }
  | { ask: 'dump' }
  | { ask: 'close' };

/** One statement's rows, as arrays of columns; json is still text. */
export type RawRows = {
  fields: { name: string; dataTypeID: number }[];
  rows: unknown[][];
  affectedRows: number;
};

/**
 * The fields of a PostgreSQL error that are used here; a structured clone would keep only the
 * message.
 */
export type RawError = {
  message: string;
  code?: string | undefined;
  detail?: string | undefined;
  hint?: string | undefined;
};

export type FromThread =
  | { say: 'ready' }
  /** PostgreSQL's last log line; the thread's error follows. */
  | { say: 'not opened'; words: string | null }
  | { say: 'answer'; result: RawRows[] | Uint8Array | null; memory: number }
  | { say: 'refused'; error: RawError; memory: number }
  | { say: 'notified'; channel: string; payload: string };
