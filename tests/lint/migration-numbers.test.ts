import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../supabase/migrations');
const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.sql'))
  .toSorted();

test('each migration has a number of its own: hosted Supabase keeps them by it', () => {
  expect(files.length).toBeGreaterThan(50);
  const by_number = Map.groupBy(files, (file) => file.slice(0, 14));
  expect([...by_number.values()].filter((same) => same.length > 1)).toEqual([]);
});
