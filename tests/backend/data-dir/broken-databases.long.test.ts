import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#tests/fixtures/free-port.ts';
import {
  AS_OWNER,
  at,
  Directories,
  type Harm,
  IN_WORDS,
  MAIN,
  remove,
  signInOfAna,
  write,
} from './broken-directory.ts';
import { call, PASSWORD } from '../open-test-backend.ts';

const directories = new Directories();
beforeAll(() => directories.make(), 120_000);
afterAll(() => directories.delete());

describe('damage that is found when the database is opened', () => {
  /** The files of the write-ahead log; the newest may be one that was made ahead, and is not used yet. */
  const logs = (dir: string): string[] =>
    readdirSync(at(dir, 'db', 'pg_wal'))
      .filter((name) => /^[0-9A-F]{24}$/.test(name))
      .map((name) => at(dir, 'db', 'pg_wal', name));
  const HARMS: (Harm & { touched: string })[] = [
    { what: 'its control file is missing', harm: remove('db', 'global', 'pg_control'), says: /the database does not open/, touched: 'db/global' },
    { what: 'its control file is half-written', harm: (dir) => truncateSync(at(dir, 'db', 'global', 'pg_control'), 100), says: /the database does not open/, touched: 'db/global' },
    { what: 'its control file is damaged', harm: write('x'.repeat(8192), 'db', 'global', 'pg_control'), says: /the database does not open/, touched: 'db/global' },
    { what: 'its log is missing', harm: (dir) => logs(dir).forEach((log) => rmSync(log)), says: /the database does not open/, touched: 'db/pg_wal' },
    { what: 'its log is empty', harm: (dir) => logs(dir).forEach((log) => truncateSync(log, 0)), says: /the database does not open/, touched: 'db/pg_wal' },
    { what: 'its log is damaged', harm: (dir) => logs(dir).forEach((log) => writeFileSync(log, Buffer.alloc(16 * 2 ** 20, 0x5a))), says: /the database does not open/, touched: 'db/pg_wal' },
    { what: 'its tables are missing', harm: remove('db', 'base'), says: /the database does not open/, touched: 'db/base' },
    { what: 'its catalog is missing', harm: remove('db', 'global', 'pg_filenode.map'), says: /the database does not open/, touched: 'db/global' },
    { what: 'a file of it may not be read', harm: (dir) => chmodSync(at(dir, 'db', 'global', 'pg_control'), 0), says: /may not be read or written.*\nGive the user/, touched: 'db/global', under: AS_OWNER },
    { what: 'the pictures are a file', harm: write('', 'pictures'), says: /pictures: is not a directory/, touched: 'pictures' },
  ]; // prettier-ignore

  test.each(HARMS)(
    '[hole L2] $what: the start says so, and succeeds once that is repaired',
    async ({ harm, says, touched, under }) => {
      const dir = await directories.copy();
      if (touched === 'pictures') rmSync(at(dir, 'pictures'), { recursive: true });
      await harm(dir);
      const said = await directories.failedStart(dir, under);
      expect(said).toMatch(IN_WORDS);
      expect(said).toMatch(says);
      expect(said).toContain(dir);
      rmSync(at(dir, touched), { recursive: true, force: true });
      await cp(at(directories.original, touched), at(dir, touched), { recursive: true });
      expect(await signInOfAna(dir)).toBe(200);
    },
  );

  test('[hole L2] it was made by other migrations: the first advice is to start the version that made it', async () => {
    const dir = await directories.copy();
    const db = await PGlite.create(at(dir, 'db'));
    await db.exec(`update qg_local.applied_files set sha256 = 'another'
      where name = (select min(name) from qg_local.applied_files where name not like 'seed/%')`);
    await db.close();
    const said = await directories.failedStart(dir);
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
  /**
   * Starts, which must fail; repairs the disk; starts again, which must succeed.
   * @returns what the first start printed
   */
  async function startTwice(mount: string, mend: string, dir: string) {
    const port = await freePort();
    const script = `${mount}; "$NODE" "$MAIN" || { ${mend}; exec "$NODE" "$MAIN"; }`;
    const child = spawn('unshare', ['-rm', 'sh', '-c', script], {
      env: { ...process.env, NODE: process.execPath, MAIN, PORT: String(port), DATA_DIR: dir, FROM: directories.original, DIST_DIR: directories.home, SEED: 'none' },
      stdio: ['ignore', 'pipe', 'pipe'],
    }); // prettier-ignore
    let said = '';
    child.stderr.on('data', (part) => (said += String(part)));
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    expect(child.exitCode, said).toBe(null);
    const { publishable_key } = JSON.parse(
      readFileSync(join(directories.original, 'keys.json'), 'utf8'),
    ) as {
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

  test('[hole L2] that is full: the start says so, and succeeds once there is room', async () => {
    const dir = join(directories.home, 'full');
    await mkdir(dir);
    const { said, status } = await startTwice(
      'mount -t tmpfs -o size=400m tmpfs "$DATA_DIR" && cp -a "$FROM/." "$DATA_DIR" && cat /dev/zero > "$DATA_DIR/.ballast" 2> "$DATA_DIR.cat"',
      'rm "$DATA_DIR/.ballast"',
      dir,
    );
    expect(said).toMatch(/there is no space left.*\nMake room.*nothing is lost\.\n$/);
    expect(status).toBe(200);
  });

  test('[hole L2] that is read-only: the start says so, and succeeds once it is not', async () => {
    const dir = await directories.copy();
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
