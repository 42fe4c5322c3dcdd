import { expect, test } from 'vitest';
import { countsOf, type Report } from './test-steps.ts';

const file = (status: string, ...tests: string[]): Report['testResults'][number] => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});
const counts = (succeeded: boolean, ...testResults: Report['testResults']) =>
  countsOf({ testResults }, succeeded);

test('passed and failed are summed over the files', () => {
  expect(counts(false, file('failed', 'passed', 'failed'), file('passed', 'passed'))).toEqual({
    passed: 2,
    failed: 1,
  });
});

test('a skipped test has not passed', () => {
  expect(counts(true, file('passed', 'passed', 'skipped'))).toEqual({ passed: 1, failed: 1 });
});

test('a file that can not be read fails once', () => {
  expect(counts(false, file('failed'), file('passed', 'passed'))).toEqual({ passed: 1, failed: 1 });
});

test('no report, no tests, or an error outside of every test is a failure', () => {
  expect(countsOf(null, false)).toEqual({ passed: 0, failed: 1 });
  expect(counts(true)).toEqual({ passed: 0, failed: 1 });
  expect(counts(false, file('passed', 'passed'))).toEqual({ passed: 1, failed: 1 });
});
