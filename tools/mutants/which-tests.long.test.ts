import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Mutant } from './mutant.ts';
import {
  effectTestsOf,
  policyTests,
  racesOf,
  sqlTestsOf,
  storiesOf,
  STORIES,
  testsNamed,
  unitTestsOf,
} from './which-tests.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const mutant = (file: string): Mutant => ({ file, start: 0, end: 0, with: '', what: '' });

test.each(STORIES)('the folder %s is there, and has stories that are there', (folder, stories) => {
  expect(existsSync(join(ROOT, folder))).toBe(true);
  const [run] = storiesOf(`${folder}x.ts`);
  expect(run?.tests.length).toBeGreaterThanOrEqual(stories.length);
  expect(run?.tests.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test.each(['storage.objects', 'realtime.messages', 'public.operators'])(
  'a policy on %s has tests that are there',
  (table) => {
    const { tests } = policyTests(`create policy x on ${table} for select`);
    expect(tests).not.toEqual([]);
    expect(tests.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  },
);

test.each([
  ['a function that no policy calls', 'teams/teams', 'if not found then', false],
  ['a function that a policy calls', 'teams/team_members', 'and approved and', true],
  ['a view', 'teams/teams', 'from public.teams where deleted_at is null;', true],
])('%s, in %s: whether the matrix is run', (_what, topic, text, is_asked) => {
  const file = `supabase/schemas/${topic}.sql`;
  const source = readFileSync(join(ROOT, file), 'utf8');
  const runs = sqlTestsOf(ROOT, { ...mutant(file), start: source.indexOf(text) }, source);
  const [matrix = ''] = testsNamed('sql', 'matrix');
  expect(runs.some(({ tests }) => tests.includes(matrix))).toBe(is_asked);
});

test('a trigger on one line leads to the tests of its tables', () => {
  const file = 'supabase/schemas/teams/teams.sql';
  const source = readFileSync(join(ROOT, file), 'utf8');
  const start = source.indexOf('where t.id = old.team_id');
  const tests = sqlTestsOf(ROOT, { ...mutant(file), start }, source).flatMap((run) => run.tests);
  expect(tests).toEqual(expect.arrayContaining(testsNamed('sql', 'departures').slice(0, 1)));
});

test('a code leads to the tests that expect it', () => {
  const file = 'supabase/schemas/events/registrations.sql';
  const source = readFileSync(join(ROOT, file), 'utf8');
  const [told] = source.match(/perform private\.notify\(registrar[^;]*;/) ?? [''];
  const start = source.indexOf(told);
  const changed = { ...mutant(file), start, end: start + told.length };
  const tests = sqlTestsOf(ROOT, changed, source).flatMap((run) => run.tests);
  expect(tests).toEqual(expect.arrayContaining(testsNamed('sql', 'own-number').slice(0, 1)));
});

test('a lock has races that are there', () => {
  const runs = racesOf(ROOT, mutant('supabase/schemas/x.sql'), '');
  const tests = runs.flatMap((run) => run.tests);
  expect(tests).toHaveLength(3);
  expect(tests.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('a file of the app has its own test first', () => {
  expect(unitTestsOf(ROOT, 'sync/account/page-sync.ts')[0]?.tests[0]).toBe(
    'sync/account/page-sync.test.ts',
  );
});

test('a file of mutations has tests that compare its effects with the server’s rows', () => {
  const tests = effectTestsOf(ROOT, 'sync/mutations/arena.ts').flatMap((run) => run.tests);
  expect(tests).toEqual(expect.arrayContaining(testsNamed('sql', 'reward-effects').slice(0, 1)));
  expect(tests.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  expect(effectTestsOf(ROOT, 'sync/account/page-sync.ts')).toEqual([]);
});

test('a renamed test is noticed here, and is not taken for a failing one', () => {
  expect(() => testsNamed('race', 'no-such-test')).toThrow('no-such-test: 0 files in tests/race');
});
