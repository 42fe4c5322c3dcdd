import { expect, test } from 'vitest';
import { overBudget, slowest } from './time-budgets.ts';

const at = (file: string, seconds: number) => ({ file, seconds });

test('a file within its budget is not reported', () => {
  expect(overBudget('unit', [at('src/a.test.ts', 10), at('sync/model.test.ts', 120)])).toEqual({
    printed: [],
    failures: [],
  });
});

test('a file over its budget is reported, at ten times the budget it fails, the slowest first', () => {
  const times = [at('src/a.test.ts', 10.1), at('src/b.test.ts', 100), at('src/c.test.ts', 100.1)];
  expect(overBudget('unit', times)).toEqual({
    printed: [
      'src/c.test.ts: 100.1 s, of 10 s',
      'src/b.test.ts: 100.0 s, of 10 s',
      'src/a.test.ts: 10.1 s, of 10 s',
    ],
    failures: ['src/c.test.ts: 100.1 s, of 10 s'],
  });
});

test('the slowest files are named, the slowest first', () => {
  const times = [at('src/a.test.ts', 1), at('src/b.test.ts', 12.34), at('src/c.test.ts', 3)];
  expect(slowest(times, 2)).toEqual(['  12.3 s src/b.test.ts', '   3.0 s src/c.test.ts']);
});
