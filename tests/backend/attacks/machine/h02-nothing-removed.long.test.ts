import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackend, type Backend } from '#local/backend.ts';
import type { DataDirConsent } from '#local/data-dir/data-dir.ts';
import { beginDraft } from '#local/data-dir/draft.ts';
import { deleteDataDir } from '#local/data-dir/delete-data-dir.ts';
import { call, fixtures, PASSWORD, signUp } from '../../open-test-backend.ts';

let home: string;
/** A closed data directory with one account. */
let original: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'qg-kept-'));
  original = join(home, 'original');
  await withBackend(original, (backend) => signUp(backend, 'ana@exemplo.com'));
}, 120_000);
afterAll(() => rm(home, { recursive: true, force: true }));

async function withBackend<T>(
  data_dir: string,
  use: (backend: Backend) => Promise<T>,
  data_dir_consent: DataDirConsent = {},
): Promise<T> {
  const backend = await openBackend({
    data_dir,
    data_dir_consent,
    seed: 'none',
    port: 0,
    ...fixtures,
  });
  try {
    return await use(backend);
  } finally {
    await backend.close();
  }
}

async function copyOfIt(name: string): Promise<string> {
  const copy = join(home, name);
  await cp(original, copy, { recursive: true });
  return copy;
}

const signInOfAna = async (backend: Backend) =>
  (
    await call(backend, '/auth/v1/token?grant_type=password', {
      json: { email: 'ana@exemplo.com', password: PASSWORD },
    })
  ).status;

test('[hole H2] a database that lost its marks is neither deleted nor opened, and kept on request', async () => {
  const dir = await copyOfIt('without-marks');
  await rm(join(dir, 'initialised'));
  await rm(join(dir, 'db', 'initialised'));
  const before = await readdir(join(dir, 'db'));
  await expect(withBackend(dir, signInOfAna)).rejects.toThrow(
    /db: .*initialised is missing\.\n.*KEEP=1.*RESET=1/,
  );
  expect(await readdir(join(dir, 'db'))).toEqual(before);
  expect(await withBackend(dir, signInOfAna, { keep_database: true })).toBe(200);
  expect(await withBackend(dir, signInOfAna)).toBe(200); // it is marked again
}, 120_000);

test('[hole H2] a backup without the mark beside the database is recognised by the mark inside the database', async () => {
  const dir = await copyOfIt('without-outer-mark');
  await rm(join(dir, 'initialised'));
  expect(await withBackend(dir, signInOfAna)).toBe(200);
  // an earlier version would delete db/ without it
  expect(await readdir(dir)).toContain('initialised');
}, 120_000);

test('[hole H2] a directory of an earlier version, with one mark beside the database, opens as it is', async () => {
  const dir = await copyOfIt('earlier');
  await rm(join(dir, 'db', 'initialised'));
  await rm(join(dir, 'lock'));
  expect(await withBackend(dir, signInOfAna)).toBe(200);
  expect(await readdir(join(dir, 'db'))).toContain('initialised');
}, 120_000);

test('[hole H2] where a database was lost, no new one is made in its place', async () => {
  const dir = await copyOfIt('lost');
  await rename(join(dir, 'db'), join(home, 'db-elsewhere'));
  await expect(withBackend(dir, signInOfAna)).rejects.toThrow(
    /db: the database is missing.*\n.*npm run restore/,
  );
  await rm(join(dir, 'initialised'));
  await mkdir(join(dir, 'pictures'), { recursive: true });
  await writeFile(join(dir, 'pictures', 'one'), 'a picture');
  await expect(withBackend(dir, signInOfAna)).rejects.toThrow(
    /db: the database is missing.*pictures/,
  );
  await rm(join(dir, 'pictures', 'one'));
  await rename(join(home, 'db-elsewhere'), join(dir, 'db'));
  expect(await withBackend(dir, signInOfAna)).toBe(200);
}, 120_000);

test('[hole H2] a database without PG_VERSION is not overwritten', async () => {
  const dir = await copyOfIt('without-version');
  const control = await readFile(join(dir, 'db', 'global', 'pg_control'));
  await rm(join(dir, 'db', 'PG_VERSION'));
  await expect(withBackend(dir, signInOfAna)).rejects.toThrow(
    /PG_VERSION: is missing.*\n.*restore/,
  );
  expect(await readFile(join(dir, 'db', 'global', 'pg_control'))).toEqual(control);
}, 120_000);

test('[hole H2] a first start that was killed before its database was complete starts again by itself', async () => {
  const dir = join(home, 'killed');
  await mkdir(dir);
  await cp(join(original, 'keys.json'), join(dir, 'keys.json'));
  beginDraft(join(dir, 'db.draft'));
  await writeFile(join(dir, 'db.draft', 'PG_VERSION'), '17\n');
  const sign_up = await withBackend(dir, (backend) => signUp(backend, 'bia@exemplo.com'));
  expect(sign_up.email).toBe('bia@exemplo.com');
  expect(await readdir(dir)).not.toContain('db.draft');
}, 120_000);

test('[hole H2] a directory that only has the name of a draft is not removed', async () => {
  const dir = join(home, 'mine');
  await mkdir(join(dir, 'db.draft'), { recursive: true });
  await writeFile(join(dir, 'db.draft', 'thesis.txt'), 'years of work');
  await expect(withBackend(dir, signInOfAna)).rejects.toThrow(/db\.draft has the name of a draft/);
  expect(await readFile(join(dir, 'db.draft', 'thesis.txt'), 'utf8')).toBe('years of work');
}, 120_000);

test('[hole H2] another person’s directory does not become a data directory', async () => {
  const dir = join(home, 'photos');
  await mkdir(dir);
  await writeFile(join(dir, 'holiday.jpg'), 'sun');
  await expect(withBackend(dir, signInOfAna)).rejects.toThrow(
    /not a data directory: it holds holiday\.jpg/,
  );
  expect(await readdir(dir)).toEqual(['holiday.jpg']);
}, 120_000);

test('[hole H2] RESET=1 deletes neither foreign files nor what a restore put aside', async () => {
  const dir = await copyOfIt('reset');
  for (const stranger of ['thesis.txt', 'replaced-20261122-120000']) {
    await writeFile(join(dir, stranger), 'years of work');
    expect(() => deleteDataDir(dir)).toThrow(new RegExp(`it holds ${stranger}`));
    await rm(join(dir, stranger));
  }
  deleteDataDir(dir);
  expect(await readdir(dir)).toEqual(['lock']);
}, 120_000);
