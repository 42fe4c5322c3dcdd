import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import type { FileTime } from './time-budgets.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** `failures` says what failed and why; a failure without a name is only counted. */
export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
  /** Tests that passed on their second try, with what was wrong on the first. */
  readonly unsteady?: readonly string[];
};

export const one = (ok: boolean, name: string): Counts =>
  ok ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };

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

/** What vitest wrote about a run; null when it ended before it wrote anything. */
export function readReport(file: string): Report | null {
  try {
    return v.parse(Report, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

export const timesOf = (report: Report | null): FileTime[] =>
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
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status !== 'passed');
    const failures = failed.map(({ fullName, failureMessages }) =>
      failureText(`${file} > ${fullName}`, failureMessages?.[0]),
    );
    if (failed.length === 0 && status === 'failed') failures.push(failureText(file, message));
    const unsteady = assertionResults.flatMap((test) =>
      test.status === 'passed' && test.failureMessages?.[0] !== undefined
        ? [failureText(`${file} > ${test.fullName}`, test.failureMessages[0], 1)]
        : [],
    );
    return { passed: assertionResults.length - failed.length, failures, unsteady };
  });
  const passed = files.reduce((sum, file) => sum + file.passed, 0);
  const failures = files.flatMap((file) => file.failures);
  const unsteady = files.flatMap((file) => file.unsteady);
  const failed = failures.length === 0 && (!succeeded || passed === 0) ? 1 : failures.length;
  return { passed, failed, failures, unsteady };
}

/**
 * Where and why, without the stack; fast-check's message begins with the seed, and a shrunk case
 * may be long.
 */
const failureText = (where: string, why = 'did not run', most_lines = 12) => {
  const [message = ''] = stripVTControlCharacters(why).split(/\n\s+at /, 1);
  const lines = message.trim().split('\n').slice(0, most_lines);
  return `${where}: ${lines.map((line) => line.slice(0, 1000)).join('\n    ')}`;
};
