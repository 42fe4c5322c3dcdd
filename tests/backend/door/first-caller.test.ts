import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Backend } from '#local/backend.ts';
import type { OpenDatabase } from '#local/database/database.ts';
import { openTestBackend } from '../open-test-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openTestBackend({ data_dir: null });
});
afterAll(() => backend.close());

/** lite calls this when it has read the whole schema; the class keeps it private. */
type SchemaReader = { writeCachedIntrospection: () => Promise<void> };

test('the first caller has its full time for its own call: the schema has been read', async () => {
  const { connection } = backend.db as OpenDatabase;
  const read = vi.spyOn(connection as unknown as SchemaReader, 'writeCachedIntrospection');
  const schemaReads = async () => {
    read.mockClear();
    const response = await fetch(`${backend.url}/rest/v1/notes?select=id`, {
      headers: { apikey: backend.anon_key },
    });
    await response.arrayBuffer();
    return read.mock.calls.length;
  };
  expect(await schemaReads()).toBe(0);
  await connection.clearSchemaCache();
  // control: without an earlier reader, the first call reads it
  expect(await schemaReads()).toBeGreaterThan(0);
});

test('a schema that could not be read is an error of the server, not a server without functions', async () => {
  const { connection } = backend.db as OpenDatabase;
  await connection.clearSchemaCache();
  const keep = vi.spyOn(connection as unknown as SchemaReader, 'writeCachedIntrospection');
  keep.mockRejectedValueOnce(new Error('the turn was ended'));
  const call = () =>
    fetch(`${backend.url}/rest/v1/rpc/nothing_of_this_name`, {
      method: 'POST',
      headers: { apikey: backend.anon_key, 'content-type': 'application/json' },
      body: '{}',
    });
  expect((await call()).status).toBeGreaterThanOrEqual(500);
  // control: once the schema is read, the function is known to be missing
  expect((await call()).status).toBe(404);
});
