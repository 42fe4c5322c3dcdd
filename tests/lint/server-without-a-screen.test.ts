import { globSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (glob: string): string =>
  globSync(glob)
    .filter((path) => !/\.test\.|i18n-types/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

const sql = read('supabase/schemas/**/*.sql');
const app = read('{src,sync,sw}/**/*.{ts,tsx}');
const functions = read('supabase/functions/**/*.ts');

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name]) => name!)),
];
/** As a text of its own. */
const names = (code: string, name: string): boolean => new RegExp(`['"\`]${name}['"\`]`).test(code);

/** The twin of a mutation in `sync` is no screen; what `src` or the device's own code sends is. */
const screens = read('{src,sw}/**/*.{ts,tsx}') + read('sync/account/*.ts');
const mutations = found(sql, /mutation\."([a-z_]+@\d+)"/g);
const rpcs = found(sql, /create function public\.([a-z_]+)\(/g);
const called = readdirSync('supabase/functions').filter((name) => name !== '_shared');

/** A new version of a mutation takes the place of the older one, which old outboxes still hold. */
const isNewest = (name: string): boolean => {
  const [base, version] = name.split('@');
  return !mutations.includes(`${base}@${Number(version) + 1}`);
};
const silent = [
  ...mutations.filter((name) => isNewest(name) && !names(screens, name)),
  ...rpcs.filter((name) => !names(app, name) && !new RegExp(`\\b${name}\\b`).test(functions)),
  ...called.filter((name) => !names(app, name)),
];

const [, section = ''] = readFileSync('supabase/DECISIONS.md', 'utf8').split(
  '## Server without a screen',
);
const told = [...section.split('\n## ')[0]!.matchAll(/^\| `([^`]+)` \| (.{20,}) \|$/gm)].map(
  ([, name]) => name!,
);

test('no mutation, rpc or function of the server is without a screen, or supabase/DECISIONS.md says why', () => {
  expect(mutations.length).toBeGreaterThan(80);
  expect(rpcs.length).toBeGreaterThan(20);
  expect(silent.toSorted()).toEqual(told.toSorted());
});
