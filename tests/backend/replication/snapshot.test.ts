import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { migrationFiles } from '#local/database/migrations.ts';
import { fixtures, openTestBackend, soon } from '../open-test-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openTestBackend();
}, 120_000);
afterAll(() => backend.close());

const read = async () => {
  const response = await fetch(`${backend.url}/snapshot/public.json`);
  const { value } = (await response.json()) as { value: string };
  return {
    value,
    etag: response.headers.get('etag'),
    encoding: response.headers.get('content-encoding'),
  };
};

test('the snapshot is built at the start, compressed, and rebuilt only when it is dirty', async () => {
  const first = await read();
  expect(first.value).toBe('first');
  expect(['br', 'gzip']).toContain(first.encoding);
  expect(await backend.refreshSnapshot()).toBe(false);

  await backend.db.query(`update private.snapshot_source set value = 'second'`);
  expect(await read()).toEqual(first);
  expect(await backend.refreshSnapshot()).toBe(true);
  const second = await read();
  expect(second.value).toBe('second');
  expect(second.etag).not.toBe(first.etag);
});

test('a timer rebuilds the snapshot', async () => {
  const quick = await openTestBackend({ snapshot_every_ms: 50 });
  await quick.db.query(`update private.snapshot_source set value = 'by itself'`);
  await soon(
    async () => (await (await fetch(`${quick.url}/snapshot/public.json`)).json()) as unknown,
  ).toMatchObject({ value: 'by itself' });
  await quick.close();
});

test('a database without a snapshot answers 404', async () => {
  const none = await openTestBackend({ migrations_dir: `${fixtures.migrations_dir}/none` });
  const response = await fetch(`${none.url}/snapshot/public.json`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect(migrationFiles(`${fixtures.migrations_dir}/none`)).toEqual([]);
  await none.close();
});
