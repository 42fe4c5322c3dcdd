import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PGlite } from '@electric-sql/pglite';
import { freePort } from '#tests/fixtures/free-port.ts';
import { npmStart } from './attacks/npm-start.ts';
import { call, openRealBackend, PASSWORD, signUp } from './open-test-backend.ts';

const MAIN = join(import.meta.dirname, '..', '..', 'supabase', 'local', 'main.ts');

let home: string;
/** With one account in it, closed. */
let original: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'qg-broken-'));
  original = join(home, 'original');
  await using backend = await npmStart({ DATA_DIR: original, SEED: 'none' });
  await signUp({ ...backend, url: `http://127.0.0.1:${backend.port}` } as never, 'ana@exemplo.com');
}, 120_000);
afterAll(() => rm(home, { recursive: true, force: true }));

let copies = 0;
async function copyOfIt(): Promise<string> {
  const copy = join(home, `copy-${(copies += 1)}`);
  await cp(original, copy, { recursive: true });
  return copy;
}

/** The command, which is to fail. @returns what it printed for the person who called it */
async function failedStart(data_dir: string, under: readonly string[] = []): Promise<string> {
  const [program, ...args] = [...under, process.execPath, MAIN];
  const child = spawn(program!, args, {
    env: { ...process.env, PORT: '0', DATA_DIR: data_dir, DIST_DIR: home, SEED: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = once(child.stdout, 'data').then(() => child.kill('SIGKILL'));
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  void started.catch(() => undefined);
  expect(child.exitCode).toBe(1);
  return said;
}

/** What is wrong and what to do: a line each, and no stack. */
const IN_WORDS = /^[^\n]+[.:]?\n[^\n]+\.?\n$/;

/** Each file with what is in it. Who asks for the lock, makes one. */
function contentOf(dir: string): Record<string, string> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'lock')
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [
      relative(dir, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

async function signInOfAna(data_dir: string): Promise<number> {
  const backend = await openRealBackend({ data_dir });
  const json = { email: 'ana@exemplo.com', password: PASSWORD };
  const { status } = await call(backend, '/auth/v1/token?grant_type=password', { json });
  await backend.close();
  return status;
}

interface Harm {
  what: string;
  harm: (dir: string) => unknown;
  says: RegExp;
  /** What the server is started under. */
  under?: readonly string[];
}

const at = (dir: string, ...path: string[]) => join(dir, ...path);
const remove =
  (...path: string[]) =>
  (dir: string) =>
    rmSync(at(dir, ...path), { recursive: true });
const write =
  (text: string, ...path: string[]) =>
  (dir: string) =>
    writeFileSync(at(dir, ...path), text);
const lost = (name: string) => (dir: string) => rename(at(dir, name), `${dir}-${name}`);
/** Root may do anything; in a name space of its own it may what the file's owner may. */
const AS_OWNER = process.getuid?.() === 0 ? ['unshare', '--user'] : [];

describe('what is seen before the database is opened', () => {
  const HARMS: Harm[] = [
    { what: 'its version is missing', harm: remove('db', 'PG_VERSION'), says: /PG_VERSION: is missing.*\n.*npm run restore/ },
    { what: 'its version is empty', harm: write('', 'db', 'PG_VERSION'), says: /made by PostgreSQL of no version/ },
    { what: 'it is another PostgreSQL’s', harm: write('16\n', 'db', 'PG_VERSION'), says: /made by PostgreSQL 16, and this is 17.*\nStart the version of the app that made it/ },
    { what: 'the database is gone', harm: lost('db'), says: /db: the database is missing.*\nPut db\/ back, or restore a backup/ },
    { what: 'the database is a file', harm: async (dir) => (await lost('db')(dir), write('', 'db')(dir)), says: /db.*not whole|is not a directory/ },
    { what: 'its marks are missing', harm: (dir) => (remove('initialised')(dir), remove('db', 'initialised')(dir)), says: /initialised is missing.*\nNothing was changed\. Copy the directory/ },
    { what: 'the keys are missing', harm: lost('keys.json'), says: /keys\.json: is missing beside its database.*\nPut the file back/ },
    { what: 'the keys are half-written', harm: (dir) => truncateSync(at(dir, 'keys.json'), 40), says: /keys\.json: can't be read: it is not whole JSON.*\nPut the file back/ },
    { what: 'the keys are empty', harm: write('', 'keys.json'), says: /keys\.json: can't be read/ },
    { what: 'a key is too short', harm: write('{"publishable_key":"x","secret_key":"x","jwt_secret":"x"}', 'keys.json'), says: /publishable_key, secret_key, jwt_secret missing or too short/ },
    { what: 'the keys are a directory', harm: async (dir) => (await lost('keys.json')(dir), mkdir(at(dir, 'keys.json'))), says: /keys\.json: is a directory, and no file.*\nNothing was changed/ },
    { what: 'the plan of a restore is half-written', harm: write('{"asi', 'restore.json'), says: /restore\.json: can't be read.*\nNothing was changed/ },
    { what: 'a draft is not ours', harm: async (dir) => (await mkdir(at(dir, 'restore.draft')), write('years', 'restore.draft', 'thesis')(dir)), says: /restore\.draft has the name of a draft, and was not made as one/ },
    { what: 'the lock is a directory', harm: async (dir) => (rmSync(at(dir, 'lock')), mkdir(at(dir, 'lock'))), says: /lock: the directory can't be locked/ },
    { what: 'it may not be read', harm: (dir) => chmodSync(dir, 0o000), says: /: may not be read or written\.\nGive the user that starts the server/, under: AS_OWNER },
    { what: 'its keys may not be read', harm: (dir) => chmodSync(at(dir, 'keys.json'), 0o000), says: /keys\.json: may not be read or written\.\nGive the user/, under: AS_OWNER },
    { what: 'it may not be written', harm: (dir) => chmodSync(dir, 0o500), says: /: may not be read or written\.\nGive the user/, under: AS_OWNER },
  ]; // prettier-ignore

  test.each(HARMS)('[L2] $what: it says so, and changes nothing', async ({ harm, says, under }) => {
    const dir = await copyOfIt();
    const unread = contentOf(dir);
    await harm(dir);
    const before = under ? unread : contentOf(dir); // what may not be read is as it was
    const said = await failedStart(dir, under);
    expect(said).toMatch(IN_WORDS);
    expect(said).toMatch(says);
    expect(said).toContain(dir);
    if (under) for (const [path, mode] of [[dir, 0o700], [at(dir, 'keys.json'), 0o600]] as const) chmodSync(path, mode); // prettier-ignore
    expect(contentOf(dir)).toEqual(before);
  });

  test('[L2] it is a file, lies below one, or is a link to nowhere', async () => {
    const file = join(home, 'file');
    writeFileSync(file, 'years of work');
    expect(await failedStart(file)).toMatch(/file: is not a directory\.\nSet DATA_DIR/);
    expect(await failedStart(join(file, 'data'))).toMatch(/is not a directory\.\nSet DATA_DIR/);
    expect(readFileSync(file, 'utf8')).toBe('years of work');
    const link = join(home, 'link');
    symlinkSync(join(home, 'nowhere'), link);
    expect(await failedStart(link)).toMatch(/link: is not (there|a directory)\.\n/);
    symlinkSync(join(home, 'round'), join(home, 'round'));
    expect(await failedStart(join(home, 'round'))).toMatch(
      /round: is (a link to itself|not a directory)\./,
    );
  });

  test('[L2] another holds it', async () => {
    const backend = await openRealBackend({ data_dir: await copyOfIt() });
    const dir = join(home, `copy-${copies}`);
    expect(await failedStart(dir)).toMatch(/in use by another process\.\nStop that one/);
    await backend.close();
  });
});

describe('what is seen when the database is opened', () => {
  /** The files that say which rows there are, and the newest of the log. */
  const newestLog = (dir: string) =>
    at(dir, 'db', 'pg_wal', readdirSync(at(dir, 'db', 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).toSorted().at(-1)!); // prettier-ignore
  const HARMS: (Harm & { touched: string })[] = [
    { what: 'its control file is missing', harm: remove('db', 'global', 'pg_control'), says: /the database does not open/, touched: 'db/global' },
    { what: 'its control file is half-written', harm: (dir) => truncateSync(at(dir, 'db', 'global', 'pg_control'), 100), says: /the database does not open/, touched: 'db/global' },
    { what: 'its control file is damaged', harm: write('x'.repeat(8192), 'db', 'global', 'pg_control'), says: /the database does not open/, touched: 'db/global' },
    { what: 'its log is missing', harm: (dir) => rmSync(newestLog(dir)), says: /the database does not open/, touched: 'db/pg_wal' },
    { what: 'its log is empty', harm: (dir) => truncateSync(newestLog(dir), 0), says: /the database does not open/, touched: 'db/pg_wal' },
    { what: 'its log is damaged', harm: (dir) => writeFileSync(newestLog(dir), Buffer.alloc(16 * 2 ** 20, 0x5a)), says: /the database does not open/, touched: 'db/pg_wal' },
    { what: 'its tables are missing', harm: remove('db', 'base'), says: /the database does not open/, touched: 'db/base' },
    { what: 'its catalog is missing', harm: remove('db', 'global', 'pg_filenode.map'), says: /the database does not open/, touched: 'db/global' },
    { what: 'a file of it may not be read', harm: (dir) => chmodSync(at(dir, 'db', 'global', 'pg_control'), 0), says: /may not be read or written.*\nGive the user/, touched: 'db/global', under: AS_OWNER },
    { what: 'the pictures are a file', harm: write('', 'pictures'), says: /pictures: is not a directory/, touched: 'pictures' },
  ]; // prettier-ignore

  test.each(HARMS)(
    '[L2] $what: it says so, and starts when that is mended',
    async ({ harm, says, touched, under }) => {
      const dir = await copyOfIt();
      if (touched === 'pictures') rmSync(at(dir, 'pictures'), { recursive: true });
      await harm(dir);
      const said = await failedStart(dir, under);
      expect(said).toMatch(IN_WORDS);
      expect(said).toMatch(says);
      expect(said).toContain(dir);
      rmSync(at(dir, touched), { recursive: true, force: true });
      await cp(at(original, touched), at(dir, touched), { recursive: true });
      expect(await signInOfAna(dir)).toBe(200);
    },
  );

  test('[L2] it was made by other migrations: the first way out is the version that made it', async () => {
    const dir = await copyOfIt();
    const db = await PGlite.create(at(dir, 'db'));
    await db.exec(`update qg_local.applied_files set sha256 = 'another'
      where name = (select min(name) from qg_local.applied_files where name not like 'seed/%')`);
    await db.close();
    const said = await failedStart(dir);
    expect(said).toMatch(/made by another version of \S+\.sql\.\nNothing was changed\. Start the version of the app that made it, or restore a backup.*npm run restore/); // prettier-ignore
    expect(said).toMatch(IN_WORDS);
    expect(said.indexOf('RESET')).toBeGreaterThan(said.indexOf('npm run restore'));
    const again = await PGlite.create(at(dir, 'db'));
    const { rows } = await again.query('select email from auth.users');
    expect(rows).toEqual([{ email: 'ana@exemplo.com' }]);
    await again.close();
  });
});

/** Real disks, where this machine lets a process mount one for itself. */
const MOUNTS = spawnSync('unshare', ['-rm', 'true']).status === 0;

describe.runIf(MOUNTS)('a disk', () => {
  /** Starts, which fails; mends the disk; starts again, and stays. @returns what was said the first time */
  async function startTwice(mount: string, mend: string, dir: string) {
    const port = await freePort();
    const script = `${mount}; "$NODE" "$MAIN" || { ${mend}; exec "$NODE" "$MAIN"; }`;
    const child = spawn('unshare', ['-rm', 'sh', '-c', script], {
      env: { ...process.env, NODE: process.execPath, MAIN, PORT: String(port), DATA_DIR: dir, FROM: original, DIST_DIR: home, SEED: 'none' },
      stdio: ['ignore', 'pipe', 'pipe'],
    }); // prettier-ignore
    let said = '';
    child.stderr.on('data', (part) => (said += String(part)));
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    expect(child.exitCode, said).toBe(null);
    const { publishable_key } = JSON.parse(readFileSync(join(original, 'keys.json'), 'utf8')) as {
      publishable_key: string;
    };
    const { status } = await call(
      { url: `http://127.0.0.1:${port}`, anon_key: publishable_key },
      '/auth/v1/token?grant_type=password',
      { json: { email: 'ana@exemplo.com', password: PASSWORD } },
    );
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    return { said, status };
  }

  test('[L2] that is full: it says so, and with room it starts', async () => {
    const dir = join(home, 'full');
    await mkdir(dir);
    const { said, status } = await startTwice(
      'mount -t tmpfs -o size=400m tmpfs "$DATA_DIR" && cp -a "$FROM/." "$DATA_DIR" && cat /dev/zero > "$DATA_DIR/.ballast" 2> "$DATA_DIR.cat"',
      'rm "$DATA_DIR/.ballast"',
      dir,
    );
    expect(said).toMatch(/there is no space left.*\nMake room.*nothing is lost\.\n$/);
    expect(status).toBe(200);
  });

  test('[L2] that is read-only: it says so, and starts when it is not', async () => {
    const dir = await copyOfIt();
    const { said, status } = await startTwice(
      'mount --bind "$DATA_DIR" "$DATA_DIR" && mount -o remount,ro,bind "$DATA_DIR"',
      'mount -o remount,rw,bind "$DATA_DIR"',
      dir,
    );
    expect(said).toMatch(/lies on a file system that is read-only\.\nMount it for writing/);
    expect(said).toMatch(IN_WORDS);
    expect(status).toBe(200);
  });
});
