import { chmodSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AS_OWNER,
  at,
  contentOf,
  Directories,
  type Harm,
  IN_WORDS,
  lost,
  remove,
  write,
} from './broken-directory.ts';
import { openRealBackend } from '../open-test-backend.ts';

const directories = new Directories();
beforeAll(() => directories.make(), 120_000);
afterAll(() => directories.delete());

describe('damage that is found before the database is opened', () => {
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

  test.each(HARMS)(
    '[hole L2] $what: the start says so, and changes nothing',
    async ({ harm, says, under }) => {
      const dir = await directories.copy();
      const unread = contentOf(dir);
      await harm(dir);
      // files that may not be read are compared with what they held before
      const before = under ? unread : contentOf(dir);
      const said = await directories.failedStart(dir, under);
      expect(said).toMatch(IN_WORDS);
      expect(said).toMatch(says);
      expect(said).toContain(dir);
      if (under) for (const [path, mode] of [[dir, 0o700], [at(dir, 'keys.json'), 0o600]] as const) chmodSync(path, mode); // prettier-ignore
      expect(contentOf(dir)).toEqual(before);
    },
  );

  test('[hole L2] it is a file, lies below one, or is a link to nowhere', async () => {
    const file = join(directories.home, 'file');
    writeFileSync(file, 'years of work');
    expect(await directories.failedStart(file)).toMatch(/file: is not a directory\.\nSet DATA_DIR/);
    expect(await directories.failedStart(join(file, 'data'))).toMatch(
      /is not a directory\.\nSet DATA_DIR/,
    );
    expect(readFileSync(file, 'utf8')).toBe('years of work');
    const link = join(directories.home, 'link');
    symlinkSync(join(directories.home, 'nowhere'), link);
    expect(await directories.failedStart(link)).toMatch(/link: is not (there|a directory)\.\n/);
    symlinkSync(join(directories.home, 'round'), join(directories.home, 'round'));
    expect(await directories.failedStart(join(directories.home, 'round'))).toMatch(
      /round: is (a link to itself|not a directory)\./,
    );
  });

  test('[hole L2] another process holds it', async () => {
    const dir = await directories.copy();
    const backend = await openRealBackend({ data_dir: dir });
    expect(await directories.failedStart(dir)).toMatch(
      /in use by another process\.\nStop that one/,
    );
    await backend.close();
  });
});
