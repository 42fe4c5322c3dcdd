import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { tmpIn } from './scratch.ts';
import type { TestRun } from './which-tests.ts';

/** `broken`: the program or database does not load at all, so no test has to find the mistake. */
export type Verdict = 'killed' | 'survived' | 'timed out' | 'broken';

/** A longer run decides nothing: it may be an endless loop, or a busy machine. */
const PATIENCE_MS = 150_000;

/**
 * The changed file does not even load: the parser rejects it, or the database rejects a migration.
 */
const BROKEN = /\[PARSE_ERROR\]|Transform failed|syntax error at|at applyMigrations/;

/** Leaves out negative controls, which change the product themselves. */
const named = (only = '') => `--testNamePattern=^(?!.*negative control).*(${only})`;

/** Runs the tests in that folder until one fails. */
export async function trial(folder: string, runs: readonly TestRun[]): Promise<Verdict> {
  for (const run of runs) {
    const { code, output } = await vitest(folder, run);
    if (code === null) return 'timed out';
    if (code !== 0) return BROKEN.test(output) ? 'broken' : 'killed';
  }
  return 'survived';
}

const CONFIG = '--config=tests/vitest.config.ts';

function vitest(folder: string, { project, tests, only }: TestRun) {
  const args = ['run', ...tests, '--project', `${project}*`, '--bail=1', CONFIG];
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const child = spawn(
      join(folder, 'node_modules', '.bin', 'vitest'),
      [...args, '--reporter=dot', '--no-color', named(only)],
      { cwd: folder, detached: true, env: { ...process.env, CI: 'true', TMPDIR: tmpIn(folder) } },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    // including its workers, databases and browsers
    const end = () => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(end, PATIENCE_MS);
    process.prependOnceListener('exit', end); // before the folder is removed into which they write
    child.once('close', (code) => {
      clearTimeout(timer);
      process.off('exit', end);
      resolve({ code, output });
    });
  });
}
