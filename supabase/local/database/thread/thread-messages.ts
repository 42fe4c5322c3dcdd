/** Where the thread's database is, and how much it may hold. */
export interface ThreadSetup {
  /** Directory of the PGlite files; null keeps them in memory. */
  path: string | null;
  /** What it starts from, as `dumpDataDir` wrote it. */
  files: Uint8Array | null;
  /** WebAssembly memory, a multiple of 64 KiB. PostgreSQL answers `out of memory` at its end. Unit: bytes. */
  most_memory: number;
  /** Texts of one statement's rows together. Unit: bytes, or what strings count. */
  most_answer: number;
  /** JavaScript objects of the thread. Unit: bytes. */
  most_heap: number;
}

/** What the database is asked. Answers come in the order of the questions. */
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

/** Of PostgreSQL's errors, what anybody here looks at; a structured clone would drop all but the message. */
export interface RawError {
  message: string;
  code?: string | undefined;
  detail?: string | undefined;
  hint?: string | undefined;
}

export type FromThread =
  | { say: 'ready' }
  /** What Postgres said last; the error of the thread follows. */
  | { say: 'not opened'; words: string | null }
  | { say: 'answer'; result: RawRows[] | Uint8Array | null; memory: number }
  | { say: 'refused'; error: RawError; memory: number }
  | { say: 'notified'; channel: string; payload: string };
