import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Backend } from '#local/backend.ts';
import type { OpenDatabase } from '#local/database/database.ts';
import { openTestBackend } from './open-test-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

/** What lite calls when it has read the whole schema; the class keeps it to itself. */
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
  expect(await schemaReads()).toBeGreaterThan(0); // control: it is read when nobody did before
});
