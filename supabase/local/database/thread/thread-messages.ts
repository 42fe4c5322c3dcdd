/** Where the thread's database is, and its limits of memory. */
export interface ThreadSetup {
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
}

/** A message to the database thread. Answers arrive in the order of the messages. */
export type Question =
  | { ask: 'query'; sql: string; params: unknown[] }
  | { ask: 'exec'; sql: string }
  | { ask: 'listen'; channel: string }
  | { ask: 'dump' }
  | { ask: 'close' };

/** One statement's rows, as arrays of columns; json is still text. */
export interface RawRows {
  fields: { name: string; dataTypeID: number }[];
  rows: unknown[][];
  affectedRows: number;
}

/**
 * The fields of a PostgreSQL error that are used here; a structured clone would keep only the
 * message.
 */
export interface RawError {
  message: string;
  code?: string | undefined;
  detail?: string | undefined;
  hint?: string | undefined;
}

export type FromThread =
  | { say: 'ready' }
  /** PostgreSQL's last log line; the thread's error follows. */
  | { say: 'not opened'; words: string | null }
  | { say: 'answer'; result: RawRows[] | Uint8Array | null; memory: number }
  | { say: 'refused'; error: RawError; memory: number }
  | { say: 'notified'; channel: string; payload: string };
