import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { overBudget, slowest } from './time-budgets.ts';

/** One part of `npm test`. `run` streams its output and never throws. */
export type Step = { readonly name: string; readonly run: () => Promise<Counts> };
/** `failures` says what failed and why; a failure without a name is only counted. */
export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
};

const ROOT = join(import.meta.dirname, '..', '..');

/** A program of the project whose exit code tells success: counts as one test. */
export const command = (name: string, program: string, args: readonly string[]): Step => ({
  name,
  run: async () => one((await execute(program, args)) === 0, name),
});

/** A piece of work in this process: counts as one test. */
export const inProcess = (name: string, work: () => Promise<void> | void): Step => ({
  name,
  run: async () => {
    try {
      await work();
      return one(true, name);
    } catch (error) {
      console.error(error);
      return one(false, name);
    }
  },
});

/** One project of tests/vitest.config.ts: counts its tests. */
export const vitestProject = (project: string, report_dir: string): Step => ({
  name: project,
  run: async () => {
    const report = join(report_dir, `${project}.json`);
    const code = await execute('vitest', [
      'run',
      '--config=tests/vitest.config.ts',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--update=none', // a missing snapshot is a failure, not a new snapshot
    ]);
    const read = readReport(report);
    const times = timesOf(read);
    console.log(`\nthe slowest:\n  ${slowest(times).join('\n  ')}`);
    const { printed, failures } = overBudget(project, times);
    if (printed.length > 0) console.log(`\nlonger than planned:\n  ${printed.join('\n  ')}`);
    const counts = countsOf(read, code === 0);
    const slow = failures.map((line) => `ten times its time: ${line}`);
    return {
      ...counts,
      failed: counts.failed + slow.length,
      failures: [...counts.failures, ...slow],
    };
  },
});

const one = (ok: boolean, name: string): Counts =>
  ok ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };

function execute(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(join(ROOT, 'node_modules', '.bin', program), args, {
      cwd: ROOT,
      stdio: 'inherit',
    });
    child.once('error', (error) => {
      console.error(error);
      resolve(1);
    });
    child.once('exit', (code, signal) => {
      if (signal) console.error(`${program} was ended by ${signal}`);
      resolve(code ?? 1);
    });
  });
}

const Report = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      startTime: v.optional(v.number(), 0),
      endTime: v.optional(v.number(), 0),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.optional(v.nullable(v.array(v.string())), []),
        }),
      ),
    }),
  ),
});
export type Report = v.InferOutput<typeof Report>;

function readReport(file: string): Report | null {
  try {
    return v.parse(Report, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null; // vitest ended before it wrote a report
  }
}

const timesOf = (report: Report | null) =>
  (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }));

/**
 * A test that did not run has not passed: skipped ones count as failed, and so does a file that
 * could not be read, and a run that failed for a reason that no report contains.
 */
export function countsOf(report: Report | null, succeeded: boolean): Counts {
  const files = (report?.testResults ?? []).map(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    const failures = failed.map(({ fullName, failureMessages }) =>
      failureText(`${relative(ROOT, name)} > ${fullName}`, failureMessages?.[0]),
    );
    if (failed.length === 0 && status === 'failed')
      failures.push(failureText(relative(ROOT, name), message));
    return { passed: assertionResults.length - failed.length, failures };
  });
  const passed = files.reduce((sum, file) => sum + file.passed, 0);
  const failures = files.flatMap((file) => file.failures);
  const failed = failures.length === 0 && (!succeeded || passed === 0) ? 1 : failures.length;
  return { passed, failed, failures };
}

/**
 * Where and why, without the stack; fast-check's message begins with the seed, and a shrunk case
 * may be long.
 */
const failureText = (where: string, why = 'did not run') => {
  const [message = ''] = stripVTControlCharacters(why).split(/\n\s+at /, 1);
  const lines = message.trim().split('\n').slice(0, 12);
  return `${where}: ${lines.map((line) => line.slice(0, 1000)).join('\n    ')}`;
};
