import { readdirSync, readFileSync } from 'node:fs';
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

test('what people may do is granted in files of grants, which the embedded backend runs again', () => {
  const since = files.findLastIndex((file) => file.endsWith('_all_grants.sql'));
  const granting = files
    .slice(since)
    .filter((file) =>
      /^grant [^;]* to [^;]*\b(?:anon|authenticated)\b/m.test(
        readFileSync(join(FOLDER, file), 'utf8').replace(/^--.*$/gm, ''),
      ),
    );
  expect(granting.length).toBeGreaterThan(10);
  const elsewhere = granting.filter((file) => !file.endsWith('_grants.sql'));
  // granted again by *_wait_grants.sql
  expect(elsewhere).toEqual(['20261125001100_redeem_waits.sql']);
});
