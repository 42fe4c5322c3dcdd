import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  cp,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { backUp } from '#local/backup/back-up.ts';
import { restore } from '#local/backup/restore.ts';
import { WEBP } from '#tests/fixtures/samples/pictures.ts';
import { epochOf, newEvent, push, send } from './backup-acts.ts';
import { call, openRealBackend, signUp, type TestUser } from '../open-test-backend.ts';

const COMMANDS = join(import.meta.dirname, '..', '..', '..', 'supabase', 'local', 'backup');

let home: string;
let data_dir: string;
/** Made while the server ran and people wrote. */
let backup: string;
let ana: TestUser;
let bia: TestUser;
let before: {
  epoch: string;
  refresh_token: string;
  push: object;
  picture: string;
  event_id: string;
};
/** Mutations acknowledged before the backup began. */
const acknowledged: string[] = [];

const openIt = (dir = data_dir): Promise<Backend> => openRealBackend({ data_dir: dir });

/** Runs the command like a person. @returns its exit code and its output */
async function command(name: 'backup' | 'restore', file: string, dir = data_dir) {
  const child = spawn(process.execPath, [join(COMMANDS, `${name}-command.ts`), file], {
    env: { ...process.env, DATA_DIR: dir, INIT_CWD: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, errors] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'exit'),
  ]);
  return { code: child.exitCode, said, errors };
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'qg-backup-'));
  data_dir = join(home, 'data');
  backup = join(home, 'monday.tar.gz');
  const backend = await openIt();
  ana = await signUp(backend, 'ana@exemplo.com');
  bia = await signUp(backend, 'bia@exemplo.com');
  const event_id = randomUUID();
  expect(await send(backend, ana, push(ana, 'create_event@1', newEvent(event_id)))).toBe('applied');
  const registration = push(bia, 'register@1', {
    operator_id: randomUUID(),
    event_id,
    name: 'Bia Souza',
    whatsapp: '11912345678',
  });
  expect(await send(backend, bia, registration)).toBe('applied');
  const picture = `${ana.id}/${randomUUID()}.webp`;
  await ana.client.storage
    .from('avatars')
    .upload(picture, WEBP.buffer, { contentType: 'image/webp' });
  const { data } = await bia.client.auth.getSession();
  before = {
    epoch: await epochOf(backend),
    refresh_token: data.session!.refresh_token,
    push: registration,
    picture,
    event_id,
  };

  let over = false;
  const enough = Promise.withResolvers<void>();
  const writing = (async () => {
    while (!over) {
      const team = `Alfa ${acknowledged.length}`;
      if (
        (await send(backend, ana, push(ana, 'update_profile@1', { patch: { team } }))) === 'applied'
      )
        acknowledged.push(team);
      if (acknowledged.length === 4) enough.resolve();
    }
  })();
  await enough.promise;
  const made = await command('backup', 'monday.tar.gz');
  over = true;
  await writing;
  expect(made).toMatchObject({ code: 0, errors: '' });
  expect(made.said).toMatch(
    /2 accounts, 1 events, 1 registrations, \d+ recorded actions, 1 pictures/,
  );
  await backend.close();
}, 240_000);
afterAll(() => rm(home, { recursive: true, force: true }));

test('a lost directory is restored: accounts, sessions, events, registrations, ledger, pictures, with a new epoch', async () => {
  await rm(data_dir, { recursive: true });
  const done = await command('restore', 'monday.tar.gz');
  expect(done).toMatchObject({ code: 0, errors: '' });
  expect(done.said).toMatch(/is as it was then: 2 accounts, 1 events, 1 registrations/);
  const backend = await openIt();
  const refreshed = await call(backend, '/auth/v1/token?grant_type=refresh_token', {
    json: { refresh_token: before.refresh_token },
  });
  expect(refreshed.status).toBe(200);
  // with the earlier token, and not a second time
  expect(await send(backend, bia, before.push)).toBe('applied');
  const { rows } = await backend.db.query(
    `select (select count(*)::int from public.operators where event_id = $1) as registrations,
            (select count(*)::int from public.airsoft_events) as events,
            (select count(*)::int from auth.users) as accounts`,
    [before.event_id],
  );
  expect(rows).toEqual([{ registrations: 1, events: 1, accounts: 2 }]);
  const seen = await fetch(`${backend.url}/storage/v1/object/public/avatars/${before.picture}`);
  expect(new Uint8Array(await seen.arrayBuffer())).toEqual(WEBP);
  expect(await epochOf(backend)).not.toBe(before.epoch);
  const pulled = await call(backend, '/rest/v1/rpc/sync_manifest', { token: bia.token, json: {} });
  expect(JSON.stringify(await pulled.json())).not.toContain(before.epoch);
  await backend.close();
}, 240_000);

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
