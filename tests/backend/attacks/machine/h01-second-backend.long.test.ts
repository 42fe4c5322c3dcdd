import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackend } from '#local/backend.ts';
import { deleteDataDir } from '#local/data-dir/delete-data-dir.ts';
import { fixtures } from '../../open-test-backend.ts';
import { spawnBackend } from '../../spawn-backend.ts';

const IN_USE = /is in use by another process/;

let home: string;
let data_dir: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'qg-second-'));
  data_dir = join(home, 'data');
});
afterAll(() => rm(home, { recursive: true, force: true }));

test('[hole H1] a second backend is refused, whatever its TMPDIR, its HOME and its path to the directory', async () => {
  const backend = await spawnBackend(data_dir);
  const elsewhere = join(home, 'elsewhere');
  await mkdir(elsewhere);
  await symlink(data_dir, join(home, 'another-name'));
  const other = { TMPDIR: elsewhere, HOME: elsewhere };
  for (const path of [data_dir, join(home, 'another-name'), `${elsewhere}/../data/`]) {
    await expect(spawnBackend(path, other)).rejects.toThrow(IN_USE);
  }
  const here = () => openBackend({ data_dir, seed: 'none', port: 0, ...fixtures });
  await expect(here()).rejects.toThrow(IN_USE);
  expect(() => deleteDataDir(data_dir)).toThrow(IN_USE); // RESET=1
  expect(existsSync(join(data_dir, 'db', 'PG_VERSION'))).toBe(true);

  await backend.stop('SIGKILL'); // the system releases the lock
  const first = await here();
  await expect(here()).rejects.toThrow(IN_USE); // also within one process
  // the failed attempts did not release it
  await expect(spawnBackend(data_dir, other)).rejects.toThrow(IN_USE);
  await first.close();
  await (await spawnBackend(data_dir, other)).stop('SIGTERM');
}, 120_000);
