import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { types } from '@electric-sql/pglite';
import { explainedFailure, warnOfDamage } from './damage.ts';
import type {
  FromThread,
  Question,
  RawError,
  RawRows,
  Statement,
  ThreadSetup,
  ThreadStart,
} from './thread-messages.ts';

// V8 counts the WebAssembly code that it frees, and in a process whose threads end it counts wrong and
// aborts the process (nodejs/node#64500). The code of PostgreSQL stays: it is compiled once.
setFlagsFromString('--no-wasm-code-gc');

export type Rows<T> = {
  rows: T[];
  affectedRows: number;
};

/**
 * A PGlite in a thread of its own. After its end every call is rejected, including those that wait.
 */
export type ThreadDriver = {
  /** @param before run first, in one message; when one fails, the rest is not run */
  query<T = Record<string, unknown>>(
    sql: string,
    params?: unknown[],
    before?: readonly Statement[],
  ): Promise<Rows<T>>;
  /** Any number of statements. */
  exec(sql: string): Promise<Rows<Record<string, unknown>>[]>;
  listen(channel: string): Promise<void>;
  dump(): Promise<Uint8Array<ArrayBuffer>>;
  /** Writes everything to disk, and ends the thread. */
  close(): Promise<void>;
  /**
   * Ends the thread at once; its files are as after a power cut. Waiting calls are rejected with
   * the error.
   */
  end(error: Error): void;
  /** Resolves when the thread has ended, and another may open its files. */
  readonly gone: Promise<void>;
  /** Why it ended; null while it runs. */
  readonly ended: Error | null;
};

export type ThreadEvents = {
  onNotification: (channel: string, payload: string) => void;
  onRefused: () => void;
  /** WebAssembly memory after each answer; it never shrinks. Unit: bytes. */
  onMemory: (bytes: number) => void;
  /** Called when the thread ended by itself, after it was opened. */
  onCrash: (error: Error) => void;
};

/** An error that PostgreSQL reported, or would have reported. */
export class SqlError extends Error {
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  constructor({ message, code, detail, hint }: RawError) {
    super(message);
    this.code = code;
    this.detail = detail;
    this.hint = hint;
  }
}

/** How long a thread that has closed its database may take to end. */
const END_MS = 2_000;

const SCRIPT = join(import.meta.dirname, 'database-thread.ts');

let compiled: Promise<WebAssembly.Module> | null = null;

/**
 * Compiling takes more than all the rest of a start, and the engine compiles the busiest parts a
 * second time: the next thread, after a hang or when the last one is worn, begins with what it has.
 */
const compiledPostgres = (): Promise<WebAssembly.Module> =>
  (compiled ??= readFile(POSTGRES).then((bytes) => WebAssembly.compile(bytes)));

const POSTGRES = join(
  dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')),
  'pglite.wasm',
);

/** @throws StartError when its files on disk can't be opened */
export async function startThread(
  setup: ThreadSetup,
  { onNotification, onRefused, onMemory, onCrash }: ThreadEvents,
): Promise<ThreadDriver> {
  const worker = new Worker(SCRIPT, {
    workerData: { ...setup, postgres: await compiledPostgres() } satisfies ThreadStart,
    resourceLimits: { maxOldGenerationSizeMb: Math.ceil(setup.most_heap / 2 ** 20) },
    execArgv: [],
  });
  const opened = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const waiting: PromiseWithResolvers<RawRows[] | Uint8Array | null>[] = [];
  let state: 'opening' | 'open' | 'closing' = 'opening';
  let ended: Error | null = null;
  let last_error: Error | null = null;
  let last_words: string | null = null;

  function finish(error: Error): void {
    if (ended) return;
    ended = error;
    opened.reject(error);
    for (const { reject } of waiting.splice(0)) reject(error);
  }

  worker.on('message', (message: FromThread) => {
    if (ended) return;
    if (message.say === 'ready') {
      state = 'open';
      opened.resolve();
    } else if (message.say === 'not opened') last_words = message.words;
    else if (message.say === 'notified') onNotification(message.channel, message.payload);
    else {
      const asked = waiting.shift();
      if (message.say === 'answer') asked?.resolve(message.result);
      else {
        warnOfDamage(message.error);
        asked?.reject(new SqlError(message.error));
        onRefused();
      }
      onMemory(message.memory);
    }
  });
  worker.on('error', (error) => (last_error = error as Error));
  worker.on('exit', (code) => {
    gone.resolve();
    if (ended) return;
    // 08006, connection_failure: becomes 503, so the client tries again
    finish(new SqlError({ code: '08006', message: 'The database has stopped' }));
    // the answer to a close may arrive together with this
    if (state === 'open') onCrash(last_error ?? new Error(`exit ${code}`));
  });

  function ask(question: Question): Promise<RawRows[] | Uint8Array | null> {
    if (ended) return Promise.reject(ended);
    const asked = Promise.withResolvers<RawRows[] | Uint8Array | null>();
    waiting.push(asked);
    worker.postMessage(question);
    return asked.promise;
  }

  const driver: ThreadDriver = {
    async query<T>(sql: string, params: unknown[] = [], before: readonly Statement[] = []) {
      const [first] = (await ask({ ask: 'query', sql, params, before })) as RawRows[];
      return objects<T>(first!);
    },
    exec: async (sql) =>
      ((await ask({ ask: 'exec', sql })) as RawRows[]).map((raw) => objects(raw)),
    listen: async (channel) => void (await ask({ ask: 'listen', channel })),
    dump: async () => (await ask({ ask: 'dump' })) as Uint8Array<ArrayBuffer>,
    async close() {
      if (ended) return;
      state = 'closing';
      await ask({ ask: 'close' }).catch(() => undefined);
      finish(new Error('The database is closed'));
      // it ends by itself: ending a thread from outside sometimes crashes Node (nodejs/node#56312)
      const too_long = setTimeout(() => void worker.terminate(), END_MS);
      await gone.promise.finally(() => clearTimeout(too_long));
    },
    end(error) {
      finish(error);
      void worker.terminate();
    },
    gone: gone.promise,
    get ended() {
      return ended;
    },
  };
  try {
    await opened.promise;
  } catch {
    const cause = last_error ?? ended;
    throw setup.path === null
      ? cause
      : explainedFailure({ root: setup.path, lastWords: last_words }, cause);
  }
  return driver;
}

/** Rows in PGlite's shape: one object each, with parsed json. */
function objects<T>({ fields, rows, affectedRows }: RawRows): Rows<T> {
  const is_json = fields.map(
    ({ dataTypeID }) => dataTypeID === types.JSON || dataTypeID === types.JSONB,
  );
  const object = (row: unknown[]) =>
    Object.fromEntries(
      row.map((value, i) => [
        fields[i]!.name,
        is_json[i] && value !== null ? JSON.parse(value as string) : value,
      ]),
    ) as T;
  return { rows: rows.map(object), affectedRows };
}
