import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackend } from '#local/backend.ts';
import { call, fixtures, PASSWORD, signUp } from '../open-test-backend.ts';
import { spawnBackend, type SpawnedBackend } from '../spawn-backend.ts';

let data_dir: string;
beforeAll(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'qg-durable-'));
});
afterAll(() => rm(data_dir, { recursive: true, force: true }));

/**
 * Adds notes until the backend is killed, four at a time. Calls back for every acknowledged note.
 */
async function writeUntilGone(
  backend: SpawnedBackend,
  token: string,
  acknowledged: (id: string) => void,
) {
  const writer = async () => {
    for (;;) {
      const id = randomUUID();
      try {
        const response = await call(backend, '/rest/v1/rpc/add_note', {
          token,
          json: { id, text: 'x'.repeat(2000) },
        });
        if (response.ok && (await response.json()) === id) acknowledged(id);
      } catch {
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, writer));
}

test('killed with -9 under load, it reopens with every acknowledged write, and none twice', async () => {
  const acknowledged: string[] = [];
  let person: { email: string; id: string } | null = null;
  for (const kill_after of [50, 300, 120]) {
    const backend = await spawnBackend(data_dir);
    if (!person) {
      const { email, id } = await signUp(backend as never, 'ada@exemplo.com');
      person = { email, id };
    }
    const { email } = person;
    const session = await call(backend, '/auth/v1/token?grant_type=password', {
      json: { email, password: PASSWORD },
    });
    const { access_token } = (await session.json()) as { access_token: string };
    let count = 0;
    const enough = Promise.withResolvers<void>();
    const writing = writeUntilGone(backend, access_token, (id) => {
      acknowledged.push(id);
      if (++count === kill_after) enough.resolve();
    });
    await enough.promise;
    expect(await backend.stop('SIGKILL')).toBeNull();
    await writing;
  }
  const backend = await openBackend({ data_dir, seed: 'none', port: 0, ...fixtures });
  const { rows } = await backend.db.query<{ id: string }>('select id from public.notes');
  const kept = new Set(rows.map((row) => row.id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(470);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  // in flight when it was killed
  expect(rows.length - acknowledged.length).toBeLessThanOrEqual(3 * 4);
  await backend.db.query(
    'select 1 from public.notes where text is not null and length(text) <> 2000',
  );
  await backend.close();
}, 120_000);

test('a session and its refresh token survive a kill too', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'qg-session-'));
  const first = await spawnBackend(dir);
  const { data } = await (await signUp(first as never, 'bia@exemplo.com')).client.auth.getSession();
  await first.stop('SIGKILL');
  const second = await spawnBackend(dir);
  expect(second.anon_key).toBe(first.anon_key);
  const refreshed = await call(second, '/auth/v1/token?grant_type=refresh_token', {
    json: { refresh_token: data.session!.refresh_token },
  });
  expect(refreshed.status).toBe(200);
  await second.stop('SIGTERM');
  await rm(dir, { recursive: true });
}, 120_000);

test('SIGTERM ends it cleanly', async () => {
  const backend = await spawnBackend(data_dir);
  expect(await backend.stop('SIGTERM')).toBe(0);
}, 120_000);
