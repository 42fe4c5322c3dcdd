import { expect, test } from 'vitest';
import { overBudget, slowest } from './time-budgets.ts';

const at = (file: string, seconds: number) => ({ file, seconds });

test('a file within its budget is not listed', () => {
  const times = [at('src/a.test.ts', 10), at('sync/model.test.ts', 120)];
  expect(overBudget('unit', times, false)).toEqual([]);
});

test('with its long tests a file may take longer', () => {
  const slow = [at('tests/sql/seed/seed.test.ts', 200)];
  expect(overBudget('sql', slow, true)).toEqual([]);
  expect(overBudget('sql', slow, false)).toHaveLength(1);
});

test('files over their budget are listed, the slowest first', () => {
  const times = [at('src/a.test.ts', 10.1), at('src/b.test.ts', 100)];
  expect(overBudget('unit', times, false)).toEqual([
    'src/b.test.ts: 100.0 s, of 10 s',
    'src/a.test.ts: 10.1 s, of 10 s',
  ]);
});

test('the slowest files are named, the slowest first', () => {
  const times = [at('src/a.test.ts', 1), at('src/b.test.ts', 12.34), at('src/c.test.ts', 3)];
  expect(slowest(times, 2)).toEqual(['  12.3 s src/b.test.ts', '   3.0 s src/c.test.ts']);
});
