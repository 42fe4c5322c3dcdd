// The thread in which PGlite runs. WebAssembly that hangs can't be interrupted, only ended with its
// thread.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types, type Extension, type Results } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { asGiven, asText, integer, number } from './value-parsers.ts';
import { DurableFiles, onDisk } from './durable-files.ts';
import type { FromThread, Question, RawError, RawRows, ThreadStart } from './thread-messages.ts';

const setup = workerData as ThreadStart;
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
 * PGlite's own serializers throw an error without a code when a value has another type than its
 * parameter. The caller would get it as a failure of the server.
 */
const serializers = Object.fromEntries(
  [types.BOOL, types.TEXT, types.VARCHAR, types.BPCHAR].map((type) => [type, asGiven]),
);
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
  pgliteWasmModule: setup.postgres,
  extensions: { pgcrypto, bounded },
  parsers,
  serializers,
}).catch((error: unknown) => {
  say({ say: 'not opened', words: files?.lastWords ?? null });
  throw error;
});

// PGlite passes a value that is no list unchanged to a parameter of a list type. A number there
// stops PGlite in the middle of writing the message, and the written half stays in front of the
// next two messages (0.4.5). As text the value is refused.
for (const [type, serialize] of Object.entries(database.serializers)) {
  database.serializers[type] = (value: unknown) => String(serialize(value));
}

async function answer(question: Question): Promise<RawRows[] | Uint8Array<ArrayBuffer> | null> {
  if (question.ask === 'query') {
    for (const { sql, params } of question.before) await database.query(sql, params);
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

/**
 * 08P01, protocol_violation: PGlite sent its own session a message that it could not read. The one
 * known cause is closed above.
 */
const BROKEN_MESSAGE = '08P01';

/**
 * PGlite reads the rest of a broken message together with the next message, which then fails too,
 * even a rollback. Every later request would find the transaction aborted.
 */
async function startAnew(): Promise<void> {
  for (let tries = 0; tries < 4; tries += 1) {
    try {
      await database.exec('rollback');
      await database.query('select'); // sent the same way as the broken message
      return;
    } catch {
      // this error came from the rest of the broken message
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
      if (question.ask === 'close') port.close(); // nothing is left that would keep this thread running
    } catch (error) {
      if ((error as RawError).code === BROKEN_MESSAGE) await startAnew();
      say({ say: 'refused', error: told(error), memory: memory.buffer.byteLength });
    }
  });
});
say({ say: 'ready' });
