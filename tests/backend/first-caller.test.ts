import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Backend } from '#local/backend.ts';
import type { OpenDatabase } from '#local/database/database.ts';
import { openTestBackend } from './open-test-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterAll(() => backend.close());

test('the first caller has its full time for its own call: the schema has been read', async () => {
  const { connection } = backend.db as OpenDatabase;
  const asked = vi.spyOn(connection.kysely.getExecutor(), 'executeQuery');
  const catalogueReads = async () => {
    asked.mockClear();
    const response = await fetch(`${backend.url}/rest/v1/notes?select=id`, {
      headers: { apikey: backend.anon_key },
    });
    await response.arrayBuffer();
    expect(asked).toHaveBeenCalled();
    return asked.mock.calls.filter(([{ sql }]) => /pg_class|pg_proc/.test(sql)).length;
  };
  expect(await catalogueReads()).toBe(0);
  await connection.clearSchemaCache();
  expect(await catalogueReads()).toBeGreaterThan(0); // control: reading it takes time
});
