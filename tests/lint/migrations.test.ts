import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationFiles, releasedMigrations } from '#local/database/migrations.ts';
import { BASELINE, baselineText, schemaPaths } from '#local/database/schemas.ts';

const SUPABASE = join(import.meta.dirname, '../../supabase');
const files = migrationFiles();

test('each migration has a number of its own: hosted Supabase keeps them by it', () => {
  expect(files.map(({ name }) => name)).toContain(BASELINE);
  const by_number = Map.groupBy(files, ({ name }) => name.slice(0, 14));
  expect([...by_number.values()].filter((same) => same.length > 1)).toEqual([]);
});

test('a released migration is as it was, and a new one sorts after it', () => {
  const here = new Map(files.map(({ name, sha256 }) => [name, sha256]));
  const released = releasedMigrations();
  expect(released.filter(({ name, sha256 }) => here.get(name) !== sha256)).toEqual([]);
  const names = released.map(({ name }) => name);
  const last = names.toSorted().at(-1) ?? '';
  expect(files.filter(({ name }) => !names.includes(name) && name < last)).toEqual([]);
});

test('the baseline is what `npm run baseline` makes of the schemas', () => {
  const baseline = files.find(({ name }) => name === BASELINE);
  expect(baseline?.sql === baselineText()).toBe(true);
});

test('every schema file has its place in the order of config.toml', () => {
  const there = globSync('schemas/**/*.sql', { cwd: SUPABASE });
  expect(there.length).toBeGreaterThan(50);
  expect(schemaPaths().toSorted()).toEqual(there.toSorted());
});

/** PostgreSQL refuses a second `create`; these would change what another file has defined. */
const CHANGES = /^(?:create or replace|drop|alter(?! default| table \S+ enable row level)) .*/gm;

test('the schemas define everything once', () => {
  const changes = schemaPaths().flatMap((path) => {
    const sql = readFileSync(join(SUPABASE, path), 'utf8');
    return (sql.match(CHANGES) ?? []).map((line) => `${path}: ${line}`);
  });
  expect(changes).toEqual([]);
});
