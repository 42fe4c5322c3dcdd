import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackend } from '#local/backend.ts';
import { deleteDataDir } from '#local/data-dir/delete-data-dir.ts';
import { fixtures } from '../../open-test-backend.ts';
import { spawnBackend } from '../../spawn-backend.ts';
import { LONG } from '../../../runner/suite.ts';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'qg-second-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

test('[hole H1] of several that start at once exactly one gets the directory, also after a kill', async () => {
  const dir = join(home, 'race');
  await mkdir(dir);
  for (const _round of [1, 2, 3]) {
    const starters = Array.from({ length: 5 }, () => {
      const child = spawn(
        process.execPath,
        ['--expose-gc', join(import.meta.dirname, '..', '..', 'fixtures', 'hold.ts'), dir],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      return { child, said: text(child.stdout!), ended: once(child, 'exit') };
    });
    const losers = starters.map(async ({ child, ended }) => {
      await ended;
      return child.exitCode;
    });
    // The winner runs until it is killed, so the race is over when the other four have ended.
    const over = Promise.withResolvers<void>();
    let ended = 0;
    for (const loser of losers) void loser.then(() => (ended += 1) === 4 && over.resolve());
    await over.promise;
    for (const { child } of starters) child.kill('SIGKILL');
    const said = (await Promise.all(starters.map((starter) => starter.said))).map((all) =>
      all.trim(),
    );
    expect(said.toSorted()).toEqual(['held', 'in use', 'in use', 'in use', 'in use']);
  }
}, 120_000);

const IN_USE = /is in use by another process/;

if (LONG) {
  test('[hole H1] a second backend is refused, whatever its TMPDIR, its HOME and its path to the directory', async () => {
    const data_dir = join(home, 'data');
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
}
