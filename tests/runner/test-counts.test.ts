import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countsOf, type Report } from './test-counts.ts';

const file = (status: string, ...tests: string[]): Report['testResults'][number] => ({
  name: join(import.meta.dirname, 'some.test.ts'),
  status,
  startTime: 0,
  endTime: 0,
  message: status === 'failed' ? 'SyntaxError: no such export\n    at line 3' : '',
  assertionResults: tests.map((one, n) => ({
    status: one,
    fullName: `test ${n}`,
    failureMessages: one === 'failed' ? ['AssertionError: 1 is not 2\n    at here'] : [],
  })),
});
const counts = (succeeded: boolean, ...testResults: Report['testResults']) =>
  countsOf({ testResults }, succeeded);

test('passed and failed are summed over the files', () => {
  expect(counts(false, file('failed', 'passed', 'failed'), file('passed', 'passed'))).toMatchObject(
    {
      passed: 2,
      failed: 1,
      failures: ['tests/runner/some.test.ts > test 1: AssertionError: 1 is not 2'],
    },
  );
});

test('a skipped test has not passed', () => {
  expect(counts(true, file('passed', 'passed', 'skipped'))).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['tests/runner/some.test.ts > test 1: did not run'],
  });
});

test('a file that cannot be read counts as one failure', () => {
  expect(counts(false, file('failed'), file('passed', 'passed'))).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['tests/runner/some.test.ts: SyntaxError: no such export'],
  });
});

test('a failed property reports its case, without the stack', () => {
  const failed = file('failed', 'failed');
  const message = [
    'Error: Property failed',
    '{ seed: 1 }',
    '',
    `Counterexample: ${'x'.repeat(2000)}`,
  ];
  failed.assertionResults[0]!.failureMessages = [[...message, '    at here'].join('\n')];
  const [text = ''] = counts(false, failed).failures;
  expect(text).toMatch(
    /test 0: Error: Property failed\n {4}{ seed: 1 }\n {4}\n {4}Counterexample: x+$/,
  );
  expect(text.length).toBeLessThan(1200);
});

test('no report, no tests, or an error outside every test is a failure', () => {
  const nameless = { failed: 1, failures: [] };
  expect(countsOf(null, false)).toMatchObject({ passed: 0, ...nameless });
  expect(counts(true)).toMatchObject({ passed: 0, ...nameless });
  expect(counts(false, file('passed', 'passed'))).toMatchObject({ passed: 1, ...nameless });
});

test('a test that passed on its second try is told with what was wrong on the first', () => {
  const again = file('passed', 'passed', 'passed');
  again.assertionResults[1]!.failureMessages = ['AssertionError: too late\nand more\n    at here'];
  expect(counts(true, again)).toMatchObject({
    passed: 2,
    failed: 0,
    failures: [],
    unsteady: ['tests/runner/some.test.ts > test 1: AssertionError: too late'],
  });
});
