import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** How many files may stand side by side; a test stands beside its file and does not count. */
const MOST = 14;

/**
 * Folders with one file for each text, rule, migration or table: there the sorted list is order
 * enough.
 */
const LISTS = /^(src\/i18n|supabase\/migrations|tests\/(lint\/canary|bench\/tables))(\/|$)/;

test('a folder is a topic, and holds no more files than a reader can survey', () => {
  const listed = [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '*.ts',
    '*.tsx',
    '*.sql',
  ];
  const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8', timeout: 30_000 })
    .trim()
    .split('\n');
  const counted = Map.groupBy(
    files.filter((file) => !/\.test\.tsx?$/.test(file) && !LISTS.test(file)),
    dirname,
  );
  const full = [...counted]
    .filter(([, here]) => here.length > MOST)
    .map(([folder, here]) => `${folder}: ${here.length} files, at most ${MOST}`);
  expect(counted.size).toBeGreaterThan(100);
  expect(full).toEqual([]);
});
