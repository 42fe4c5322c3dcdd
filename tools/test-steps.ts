import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** One part of `npm test`. `run` streams its output and never throws. */
export type Step = { readonly name: string; readonly run: () => Promise<Counts> };
export type Counts = { readonly passed: number; readonly failed: number };

const ROOT = join(import.meta.dirname, '..');

/** A program of the project that says with its exit code whether all is well: counts as one. */
export const command = (name: string, program: string, args: readonly string[]): Step => ({
  name,
  run: async () => one((await execute(program, args)) === 0),
});

/** A piece of work in this process: counts as one. */
export const inProcess = (name: string, work: () => Promise<void> | void): Step => ({
  name,
  run: async () => {
    try {
      await work();
      return one(true);
    } catch (error) {
      console.error(error);
      return one(false);
    }
  },
});

/** One project of vitest.config.ts: counts its tests. */
export const vitestProject = (project: string, report_dir: string): Step => ({
  name: project,
  run: async () => {
    const report = join(report_dir, `${project}.json`);
    const code = await execute('vitest', [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    return countsOf(readReport(report), code === 0);
  },
});

const one = (ok: boolean): Counts => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

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
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string() })),
    }),
  ),
});
export type Report = v.InferOutput<typeof Report>;

function readReport(file: string): Report | null {
  try {
    return v.parse(Report, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null; // vitest did not come that far
  }
}

/**
 * A test that did not run is not a test that passed: skipped ones count as failed, and so does a file
 * that could not be read, and a run that failed for a reason that is in no report.
 */
export function countsOf(report: Report | null, succeeded: boolean): Counts {
  const files = (report?.testResults ?? []).map(({ status, assertionResults }) => {
    const passed = assertionResults.filter((test) => test.status === 'passed').length;
    const failed = assertionResults.length - passed;
    return { passed, failed: failed === 0 && status === 'failed' ? 1 : failed };
  });
  const passed = files.reduce((sum, file) => sum + file.passed, 0);
  const failed = files.reduce((sum, file) => sum + file.failed, 0);
  return { passed, failed: failed === 0 && (!succeeded || passed === 0) ? 1 : failed };
}
