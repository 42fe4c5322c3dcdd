import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDataDir, type DataDir } from '#local/data-dir/data-dir.ts';
import { DurableFiles, onDisk } from '#local/database/thread/durable-files.ts';
import { openDatabase, type OpenDatabase } from '#local/database/database.ts';

let home: string;
let dir: DataDir;
let db: OpenDatabase;
let pglite: PGlite;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'qg-power-'));
  dir = await openDataDir(join(home, 'data'));
  db = await openDatabase(dir.db_path);
}, 120_000);
afterAll(async () => {
  await pglite.close();
  dir.release();
  rmSync(home, { recursive: true });
});

const setting = async (name: string) =>
  (await db.query<{ value: string }>('select current_setting($1) as value', [name])).rows[0]!.value;

type Files = {
  fsync: (file: { nfd: number }) => number;
};
const filesOf = (pglite: PGlite): Files =>
  (pglite.Module as unknown as { FS: { filesystems: { NODEFS: { stream_ops: Files } } } }).FS
    .filesystems.NODEFS.stream_ops;

test('the database that the backend opens syncs to disk', async () => {
  expect(await setting('fsync')).toBe('on');
  expect(await setting('synchronous_commit')).toBe('on');
  expect(await setting('full_page_writes')).toBe('on');
  expect(await setting('wal_sync_method')).toBe('fsync');
});

test('each page of a new database has a checksum', async () => {
  expect(await setting('data_checksums')).toBe('on');
});

test('a commit waits for the disk, so that a power cut loses nothing that was acknowledged', async () => {
  await db.close();
  pglite = await PGlite.create(onDisk(new DurableFiles(dir.db_path))); // as its thread opens it
  await pglite.exec('create table kept (id int)');
  const files = filesOf(pglite);
  const { fsync } = files;
  let waits = 0;
  files.fsync = (file) => {
    waits += 1;
    return fsync(file);
  };
  for (let id = 0; id < 10; id += 1) await pglite.query('insert into kept values ($1)', [id]);
  expect(waits).toBe(10);
  files.fsync = fsync;
});

test('a sync of Postgres reaches the real file, and it gets an error when the disk fails', () => {
  const { fsync } = filesOf(pglite);
  const nfd = openSync(join(dir.db_path, 'PG_VERSION'), 'r+');
  expect(fsync({ nfd })).toBe(0);
  closeSync(nfd);
  // EIO: Postgres stops instead of continuing as if it were written
  expect(fsync({ nfd })).toBe(29);
});
