import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Ids of the processes that work in a folder. Linux only. */
function workingIn(folder: string): string[] {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.filter((number) => {
    try {
      return readlinkSync(`/proc/${number}/cwd`).startsWith(folder);
    } catch {
      return false; // the process has ended meanwhile
    }
  });
}

test.runIf(process.platform === 'linux').for<[moment: string, reached: (home: string) => boolean]>([
  ['the project is copied', (home) => readdirSync(home).length > 0],
  ['a change is tried', (home) => workingIn(home).length > 0],
])(
  'a signal while %s leaves no folder and no process',
  { timeout: 60_000 },
  async ([, reached]) => {
    const home = mkdtempSync(join(tmpdir(), 'qg-ended-'));
    onTestFinished(() => rmSync(home, { recursive: true, force: true }));
    const tool = spawn(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), '1', '1', 'domain'],
      { env: { ...process.env, TMPDIR: home }, stdio: 'ignore' },
    );
    const ended = once(tool, 'exit');
    await expect.poll(() => reached(home), { timeout: 30_000, interval: 10 }).toBe(true);
    tool.kill('SIGTERM');
    expect(await ended).toEqual([130, null]);
    expect(readdirSync(home)).toEqual([]);
    await expect.poll(() => workingIn(home)).toEqual([]);
  },
);
