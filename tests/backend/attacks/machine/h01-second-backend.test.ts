import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

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
