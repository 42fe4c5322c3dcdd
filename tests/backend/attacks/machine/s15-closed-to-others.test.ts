import { spawnSync } from 'node:child_process';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDataDir } from '#local/data-dir/data-dir.ts';
import { closeToOthers } from '#local/data-dir/disk/close-to-others.ts';

let home: string;
let data_dir: string;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'qg-closed-'));
  chmodSync(home, 0o755);
  data_dir = join(home, 'data');
  const umask = process.umask(0);
  try {
    (await openDataDir(data_dir)).release();
  } finally {
    process.umask(umask);
  }
}, 120_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Lists everything below that others may access. */
function open(path: string): string[] {
  const others = (lstatSync(path).mode & 0o077) === 0 ? [] : [path];
  if (!lstatSync(path).isDirectory()) return others;
  return [...others, ...readdirSync(path).flatMap((name) => open(join(path, name)))];
}

test('[hole S15] whatever the umask, only the owner may access a data directory and its contents', () => {
  expect(open(data_dir)).toEqual([]);
});

test('[hole S15] the next start closes an older directory, with its keys, its pictures and its database', async () => {
  await mkdir(join(data_dir, 'pictures'), { recursive: true });
  await writeFile(join(data_dir, 'pictures', 'face'), 'a face');
  for (const name of ['', 'db', 'db/base', 'pictures']) chmodSync(join(data_dir, name), 0o755);
  for (const name of ['keys.json', 'pictures/face', 'db/PG_VERSION'])
    chmodSync(join(data_dir, name), 0o644);
  expect(open(data_dir)).toHaveLength(7);
  (await openDataDir(data_dir)).release();
  expect(open(data_dir)).toEqual([]);
});

test('[hole S15] files that are created with open permissions inside, as PGlite does, cannot be read by others', async () => {
  const file = join(data_dir, 'db', 'made-open');
  await writeFile(file, 'secret');
  chmodSync(file, 0o666);
  if (process.getuid?.() === 0) {
    const NOBODY = 65534;
    const cat = (path: string) =>
      spawnSync('cat', [path], { uid: NOBODY, gid: NOBODY, encoding: 'utf8' });
    expect(cat(file)).toMatchObject({ stdout: '', status: 1 });
    chmodSync(data_dir, 0o755); // control: without the closed directory it could be read
    chmodSync(join(data_dir, 'db'), 0o755);
    expect(cat(file)).toMatchObject({ stdout: 'secret', status: 0 });
    closeToOthers(data_dir);
    expect(cat(file)).toMatchObject({ stdout: '', status: 1 });
  }
  expect(lstatSync(data_dir).mode & 0o777).toBe(0o700);
});
