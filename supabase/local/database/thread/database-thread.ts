// The thread in which PGlite runs. WebAssembly that hangs can't be interrupted, only ended with its
// thread.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types, type Extension, type Results } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { DurableFiles, onDisk } from './durable-files.ts';
import type { FromThread, Question, RawError, RawRows, ThreadSetup } from './thread-messages.ts';

const setup = workerData as ThreadSetup;
const port = parentPort!;
const say = (message: FromThread, move: ArrayBuffer[] = []) => port.postMessage(message, move);

const PAGE_BYTES = 65_536;
const FIRST_MEMORY_BYTES = 128 * 1024 * 1024; // PGlite's own default
const memory = new WebAssembly.Memory({
  initial: FIRST_MEMORY_BYTES / PAGE_BYTES,
  maximum: setup.most_memory / PAGE_BYTES,
});
/** PGlite takes up to 2 GiB otherwise; only an extension can change that. */
const bounded: Extension = {
  name: 'bounded memory',
  setup: async (_database, emscripten) => ({
    emscriptenOpts: { ...emscripten, wasmMemory: memory },
  }),
};

const asText = (text: string) => text;
const number = (text: string) => {
  const value = Number(text);
  return Number.isFinite(value) && String(value) === text ? value : text;
};
const integer = (text: string) => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
};
/**
 * The parsers of @supabase/lite: values that are not exactly a number stay text, and so do days and
 * times.
 */
const parsers = {
  [types.INT8]: integer,
  [types.NUMERIC]: number,
  ...Object.fromEntries(
    [types.DATE, types.TIME, types.TIMESTAMP, types.TIMESTAMPTZ, types.TIMETZ].map((type) => [
      type,
      asText,
    ]),
  ),
};
/**
 * For json columns: the other thread parses them, because copying a text is faster than copying the
 * objects.
 */
const json_as_text = { [types.JSON]: asText, [types.JSONB]: asText };
const options = { rowMode: 'array' as const, parsers: json_as_text };

const files = setup.path === null ? null : new DurableFiles(setup.path);
const content = setup.files as Uint8Array<ArrayBuffer> | null;
const database = await PGlite.create({
  ...(files ? onDisk(files) : {}),
  ...(content ? { loadDataDir: new Blob([content]) } : {}),
  extensions: { pgcrypto, bounded },
  parsers,
}).catch((error: unknown) => {
  say({ say: 'not opened', words: files?.lastWords ?? null });
  throw error;
});

async function answer(question: Question): Promise<RawRows[] | Uint8Array<ArrayBuffer> | null> {
  if (question.ask === 'query') {
    return [raw(await database.query(question.sql, question.params, options))];
  }
  if (question.ask === 'exec') return (await database.exec(question.sql, options)).map(raw);
  if (question.ask === 'listen') {
    const { channel } = question;
    await database.listen(channel, (payload) => say({ say: 'notified', channel, payload }));
    return null;
  }
  if (question.ask === 'dump') {
    return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer());
  }
  await database.close();
  return null;
}

function raw({ fields, rows, affectedRows = 0 }: Results): RawRows {
  let size = 0;
  for (const row of rows as unknown as unknown[][]) {
    for (const value of row) size += typeof value === 'string' ? value.length : 8;
    if (size > setup.most_answer) throw TOO_MUCH;
  }
  return { fields, rows: rows as unknown as unknown[][], affectedRows };
}

/** 54000: program_limit_exceeded. */
const TOO_MUCH: RawError = { code: '54000', message: 'The answer is too large' };

function told(error: unknown): RawError {
  const { message, code, detail, hint } = error as RawError;
  return { message, code, detail, hint };
}

/** 08P01, protocol_violation: PGlite sent its own session a message that it could not read. */
const BROKEN_MESSAGE = '08P01';

/**
 * What PGlite left of a broken message is read before the next one, which fails with it, a rollback
 * too. Every later request would then find the transaction aborted.
 */
async function startAnew(): Promise<void> {
  for (let tries = 0; tries < 4; tries += 1) {
    try {
      await database.exec('rollback');
      await database.query('select'); // by the same way as the message that broke
      return;
    } catch {
      // that was the rest of it
    }
  }
  process.exit(1); // this thread: the files are opened again in another
}

let last: Promise<void> = Promise.resolve();
port.on('message', (question: Question) => {
  last = last.then(async () => {
    try {
      const result = await answer(question);
      const move = result instanceof Uint8Array ? [result.buffer] : [];
      say({ say: 'answer', result, memory: memory.buffer.byteLength }, move);
    } catch (error) {
      if ((error as RawError).code === BROKEN_MESSAGE) await startAnew();
      say({ say: 'refused', error: told(error), memory: memory.buffer.byteLength });
    }
  });
});
say({ say: 'ready' });
