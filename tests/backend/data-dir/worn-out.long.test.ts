import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { openDatabase } from '#local/database/database.ts';
import { call, openTestBackend, signUp, soon } from '../open-test-backend.ts';

// PGlite hangs after some thousand failed statements: it is reopened before that
const started = async ({ db }: Pick<Backend, 'db'>) =>
  (await db.query<{ at: string }>('select pg_postmaster_start_time()::text as at')).rows[0]!.at;

test.each(['in memory', 'on disk'])(
  'refused calls and writes reopen the database %s, and nothing is lost',
  async (where) => {
    const home = await mkdtemp(join(tmpdir(), 'qg-worn-'));
    const data_dir = where === 'on disk' ? join(home, 'data') : null;
    const backend = await openTestBackend({ data_dir, worn_after: 10 });
    try {
      const ada = await signUp(backend, 'ada@exemplo.com');
      const note = { id: crypto.randomUUID(), text: 'kept' };
      await call(backend, '/rest/v1/rpc/add_note', { token: ada.token, json: note });
      for (const refused of [
        () => call(backend, '/rest/v1/rpc/fail_with', { json: { state: 'PT409' } }),
        () => call(backend, '/rest/v1/rpc/read_ungranted', { json: {} }),
        () => call(backend, '/rest/v1/rpc/add_note', { json: { id: 'x', text: 'x' } }),
      ]) {
        const before = await started(backend);
        const statuses = await Promise.all(Array.from({ length: 25 }, refused));
        for (const { status } of statuses) expect([400, 401, 409]).toContain(status);
        expect(await started(backend)).not.toBe(before);
      }
      const { data } = await ada.client.rpc('my_notes');
      expect(data).toEqual([note]);
      expect((await signUp(backend, 'bia@exemplo.com')).token).toBeTruthy();
      const asked = { token: ada.token, json: {} };
      const denied = await call(backend, '/rest/v1/rpc/read_ungranted', asked);
      expect(denied.status).toBe(403); // the grants have not changed
    } finally {
      await backend.close();
      await rm(home, { recursive: true });
    }
  },
  120_000,
);

test('listeners still hear notifications', async () => {
  const db = await openDatabase(null, { worn_after: 3 });
  const heard: string[] = [];
  await db.listen('news', (payload) => heard.push(payload));
  for (let n = 0; n < 3; n += 1) await expect(db.query('select 1/0')).rejects.toThrow();
  await db.query(`select pg_notify('news', 'after')`);
  await soon(() => heard).toEqual(['after']);
  await db.close();
});
