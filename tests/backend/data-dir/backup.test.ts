import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { backUp } from '#local/backup/back-up.ts';
import { restore } from '#local/backup/restore.ts';
import { WEBP } from '#tests/fixtures/samples/pictures.ts';
import { backedUp, type BackedUp, COMMANDS } from './backed-up.ts';
import { epochOf, send } from './backup-acts.ts';
import { call, openRealBackend } from '../open-test-backend.ts';
import { LONG } from '../../runner/suite.ts';

let made: BackedUp;
let home: string;
let data_dir: string;
let backup: string;
let command: BackedUp['command'];
beforeAll(async () => {
  made = await backedUp();
  ({ home, data_dir, backup, command } = made);
}, 240_000);
afterAll(() => rm(home, { recursive: true, force: true }));

const openIt = (dir: string): Promise<Backend> => openRealBackend({ data_dir: dir });

test('a lost directory is restored: accounts, sessions, events, registrations, ledger, pictures, with a new epoch', async () => {
  await rm(data_dir, { recursive: true });
  const done = await command('restore', 'monday.tar.gz');
  expect(done).toMatchObject({ code: 0, errors: '' });
  expect(done.said).toMatch(/is as it was then: 2 accounts, 1 events, 1 registrations/);
  const backend = await openIt(data_dir);
  const refreshed = await call(backend, '/auth/v1/token?grant_type=refresh_token', {
    json: { refresh_token: made.before.refresh_token },
  });
  expect(refreshed.status).toBe(200);
  // with the earlier token, and not a second time
  expect(await send(backend, made.bia, made.before.push)).toBe('applied');
  const { rows } = await backend.db.query(
    `select (select count(*)::int from public.operators where event_id = $1) as registrations,
            (select count(*)::int from public.airsoft_events) as events,
            (select count(*)::int from auth.users) as accounts`,
    [made.before.event_id],
  );
  expect(rows).toEqual([{ registrations: 1, events: 1, accounts: 2 }]);
  const seen = await fetch(
    `${backend.url}/storage/v1/object/public/avatars/${made.before.picture}`,
  );
  expect(new Uint8Array(await seen.arrayBuffer())).toEqual(WEBP);
  expect(await epochOf(backend)).not.toBe(made.before.epoch);
  const pulled = await call(backend, '/rest/v1/rpc/sync_manifest', {
    token: made.bia.token,
    json: {},
  });
  expect(JSON.stringify(await pulled.json())).not.toContain(made.before.epoch);
  await backend.close();
}, 60_000);

if (LONG) {
  test('the replaced content is kept, and can be restored', async () => {
    await writeFile(join(data_dir, 'pictures', 'of-tuesday'), 'newer');
    const { aside } = await restore({ data_dir, file: backup, say: () => undefined });
    expect(aside).toMatch(/data\.replaced-\d{8}-\d{6}$/);
    expect(await readdir(join(data_dir, 'pictures'))).not.toContain('of-tuesday');
    expect(await readFile(join(aside!, 'pictures', 'of-tuesday'), 'utf8')).toBe('newer');
    const back = await openIt(aside!);
    const { rows } = await back.db.query('select count(*)::int as accounts from auth.users');
    expect(rows).toEqual([{ accounts: 2 }]);
    await expect(restore({ data_dir: aside!, file: backup, say: () => undefined })).rejects.toThrow(
      /in use/,
    );
    await back.close();
  }, 240_000);

  test('an incomplete backup is refused before anything is changed', async () => {
    const names = await readdir(data_dir);
    const size = (await stat(backup)).size;
    const broken = join(home, 'broken.tar.gz');
    const half = async () =>
      await open(broken, 'r+').then(async (file) =>
        file.truncate(Math.floor(size / 2)).then(() => file.close()),
      );
    const flipped = async () => {
      const file = await open(broken, 'r+');
      await file.write(Buffer.from([1, 2, 3, 4]), 0, 4, Math.floor(size / 2));
      await file.close();
    };
    const text_file = () => writeFile(broken, 'no backup at all');
    for (const harm of [half, flipped, text_file]) {
      await cp(backup, broken);
      await harm();
      const said = await command('restore', broken);
      expect(said).toMatchObject({
        code: 1,
        errors: expect.stringMatching(
          /^[^\n]*not a whole backup[^\n]*\nNothing was changed[^\n]*\n$/,
        ),
      });
      expect(await readdir(data_dir)).toEqual(names);
    }
  }, 240_000);

  test('killed at any time, a restore leaves either the old or the new content, and can be run again', async () => {
    const dir = join(home, 'killed');
    await cp(data_dir, dir, { recursive: true });
    await writeFile(join(dir, 'pictures', 'of-tuesday'), 'newer');
    for (const after_ms of [300, 900, 1_500, 2_500, 4_000]) {
      const child = spawn(process.execPath, [join(COMMANDS, 'restore-command.ts'), backup], {
        env: { ...process.env, DATA_DIR: dir },
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      const timer = setTimeout(() => child.kill('SIGKILL'), after_ms);
      await ended;
      clearTimeout(timer);
      const backend = await openIt(dir);
      const { rows } = await backend.db.query('select count(*)::int as accounts from auth.users');
      expect(rows).toEqual([{ accounts: 2 }]);
      await backend.close();
    }
    expect(await command('restore', backup, dir)).toMatchObject({ code: 0 });
    expect(await readdir(dir)).not.toContain('restore.draft');
  }, 240_000);

  test('the backup detects a damaged page and names its table, and leaves no file', async () => {
    const dir = join(home, 'damaged');
    await cp(data_dir, dir, { recursive: true });
    const backend = await openIt(dir);
    const { rows } = await backend.db.query<{ path: string }>(
      `select pg_relation_filepath('public.operators') as path`,
    );
    await backend.close();
    const page = await open(join(dir, 'db', rows[0]!.path), 'r+');
    // inside a row, where no structure reveals it
    await page.write(Buffer.alloc(16, 0x5a), 0, 16, 8192 - 40);
    await page.close();
    const said = await command('backup', 'damaged.tar.gz', dir);
    expect(said).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/public\.operators can't be read: invalid page/),
    });
    expect((await readdir(home)).filter((name) => name.startsWith('damaged.'))).toEqual([]);
  }, 240_000);

  test('a backup is never overwritten, and only its owner may read it', async () => {
    const { mtimeMs, mode } = await stat(backup);
    expect(mode & 0o777).toBe(0o600);
    await expect(backUp({ data_dir, file: backup, say: () => undefined })).rejects.toThrow(
      /is there already/,
    );
    expect((await stat(backup)).mtimeMs).toBe(mtimeMs);
    await rename(backup, `${backup}.moved`);
    await backUp({ data_dir, file: backup, say: () => undefined }); // without a server
    expect(await readdir(data_dir)).not.toContain('snapshot.draft');
  }, 240_000);
}
