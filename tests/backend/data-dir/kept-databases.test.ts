import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installedVersion, readKept, writeKept } from '#local/data-dir/kept-databases.ts';
import { makers, migratedName } from '#local/database/migrated-name.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'qg-kept-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a cached database’s name covers everything that it is made of', () => {
  const files = [
    { name: '001_a.sql', sha256: 'a' },
    { name: '009_grants.sql', sha256: 'b' },
  ] as const;
  const made_by = ['pglite 1', 'create schema auth'];
  const names = [
    migratedName('bare', files, made_by),
    migratedName('backend', files, made_by),
    migratedName('bare', [files[0], { ...files[1], sha256: 'c' }], made_by),
    migratedName('bare', [{ ...files[0], name: '001_b.sql' }, files[1]], made_by),
    migratedName('bare', files.slice(0, 1), made_by),
    migratedName('bare', files.toReversed(), made_by),
    ...made_by.map((text, i) => migratedName('bare', files, made_by.with(i, `${text}x`))),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(migratedName('bare', files, made_by)).toBe(names[0]);
  const text = (path: string) =>
    readFileSync(join(import.meta.dirname, '../../../supabase/local', path), 'utf8');
  expect(makers()).toEqual(
    expect.arrayContaining([
      `@electric-sql/pglite ${installedVersion('@electric-sql/pglite')}`,
      text('database/stand-ins/platform.sql'),
      text('database/stand-ins/auth.sql'),
      text('database/stand-ins/sessions.sql'),
      text('data-dir/pristine.ts'),
      text('opening/prepare.ts'),
    ]),
  );
});

test('reading while others write finds a complete file', async () => {
  const of = (letter: string) => new Blob([letter.repeat(1_000_000)]);
  expect(readKept('db', dir)).toBeNull();
  await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map(async (letter) => {
      await writeKept('db', of(letter), dir);
      const text = await readKept('db', dir)!.text();
      expect(text).toBe(text[0]!.repeat(1_000_000));
    }),
  );
  expect(readdirSync(dir)).toEqual(['db.tar']);
});

test('a cached database is deleted after a day without reads, and kept otherwise', async () => {
  const long_ago = new Date(Date.now() - 25 * 3_600_000);
  for (const name of ['unused', 'used']) await writeKept(name, new Blob([name]), dir);
  for (const name of readdirSync(dir)) utimesSync(join(dir, name), long_ago, long_ago);
  readKept('used', dir);
  await writeKept('new', new Blob(['new']), dir);
  expect(readdirSync(dir).toSorted()).toEqual(['new.tar', 'used.tar']);
});
