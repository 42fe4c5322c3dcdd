import { expect, test } from 'vitest';
import { applied } from './mutant.ts';
import { typescriptMutants } from './typescript-mutants.ts';

const changed = (source: string) =>
  typescriptMutants('some.ts', source).map((mutant) => applied(source, mutant));

test('comparisons at their limit, conditions that always hold or never hold, other numbers', () => {
  expect(changed('export const f = (n: number) => (n >= 5 ? g() : h());')).toEqual([
    'export const f = (n: number) => (true ? g() : h());',
    'export const f = (n: number) => (false ? g() : h());',
    'export const f = (n: number) => (n > 5 ? g() : h());',
    'export const f = (n: number) => (n >= 6 ? g() : h());',
  ]);
});

test('an awaited call is left out, and a return value becomes undefined', () => {
  expect(changed('async function f() { await save(); return rows; }')).toEqual([
    'async function f() { ; return rows; }',
    'async function f() { await save(); return undefined; }',
  ]);
});

test('not a type, an import, an error message, an object key, or markup', () => {
  for (const source of [
    `import { a } from 'b';`,
    `export { a } from 'b';`,
    `type A = 'x' | 'y';`,
    `throw new RangeError('not in reach');`,
    `const a: Record<'x', string> = { x: b };`,
  ])
    expect(changed(source)).toEqual([]);
});
