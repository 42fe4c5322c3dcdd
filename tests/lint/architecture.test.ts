import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { architecture } from '../../tools/pictures/architecture.ts';

const lines = (svg: string) =>
  [...svg.matchAll(/M\d+ (\d+)H\d+q\d+ 0 \d+ \d+V(\d+)/g)].map(([, from, to]) => [
    Number(from),
    Number(to),
  ]);

test('the drawing of the architecture is made from the table: node tools/pictures/architecture.ts', () => {
  const committed = readFileSync(join(import.meta.dirname, '../../.github/architecture.svg'));
  expect(committed.toString()).toBe(architecture());
});

test('no line of it runs back up', () => {
  const all = lines(architecture());
  expect(all.length).toBeGreaterThan(250);
  expect(all.filter(([from, to]) => to! <= from!)).toEqual([]);
});
