import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { supervised } from './supervised.ts';

const run = (script: string, limits: { deadline_ms: number; silence_ms?: number }) =>
  supervised(process.execPath, ['-e', script], { cwd: import.meta.dirname, limits });

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '); // ended, not yet collected
  } catch {
    return false;
  }
};

test('a program that ends by itself tells its code', async () => {
  expect(await run('process.exit(3)', { deadline_ms: 20_000 })).toEqual({ code: 3, hung: null });
});

// these wait for their limits, so they do it together
test.concurrent('a program that does nothing is ended after the silence', async () => {
  const { hung } = await run('setInterval(() => {}, 1000)', {
    deadline_ms: 20_000,
    silence_ms: 700,
  });
  expect(hung).toBe('no sign of life for 0.7 s');
});

test.concurrent('a program that goes on for ever is ended at the deadline, whatever it prints', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { hung } = await run('setInterval(() => console.log(1), 50)', { deadline_ms: 800 });
  expect(hung).toBe('not done after 0.8 s');
});

test.concurrent('a sign of life that is not printed counts', async () => {
  let life = 0;
  const ended = await supervised(process.execPath, ['-e', 'setTimeout(() => {}, 2500)'], {
    cwd: import.meta.dirname,
    limits: { deadline_ms: 20_000, silence_ms: 1500 },
    signOfLife: () => (life += 1),
  });
  expect(ended.hung).toBeNull();
});

test.runIf(process.platform === 'linux')(
  'what a program leaves in a session of its own is ended too',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'qg-left-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'pid');
    const left = `require('child_process').spawn('sleep', ['60'], { detached: true, stdio: 'ignore' })`;
    const script = `require('fs').writeFileSync(${JSON.stringify(file)}, String(${left}.pid)); process.exit()`;
    await run(script, { deadline_ms: 20_000 });
    await expect.poll(() => isAlive(Number(readFileSync(file, 'utf8')))).toBe(false);
  },
);
