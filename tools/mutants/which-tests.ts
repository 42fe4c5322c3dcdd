import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { plannedSeconds } from '#tests/runner/time-budgets.ts';
import { distances, importersOf } from './import-graph.ts';
import type { Mutant } from './mutant.ts';
import { changedBy, definitionAround, statementAround } from './sql-mutants.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/**
 * The test file of that name, wherever it is, and its long half. Vitest fails when there is no such
 * file, and a mutant would count as noticed. @throws unless there is exactly one of either
 */
export function testsNamed(project: TestRun['project'], name: string): string[] {
  const found = globSync(`tests/${project}/**/${name}{,.long}.test.ts`, { cwd: ROOT });
  if (new Set(found.map(dirname)).size !== 1)
    throw new Error(`${name}: ${found.length} files in tests/${project}`);
  return found.toSorted();
}

/** One call of vitest. */
export type TestRun = {
  readonly project: 'unit' | 'sql' | 'race' | 'e2e';
  readonly tests: readonly string[];
  /** A pattern: only tests in these files with such a name. */
  readonly only?: string;
};

/**
 * For one mutant, this many database test files run at a time, and no more than `MOST_FILES` in
 * all.
 */
const FILES_AT_ONCE = 3;
const MOST_FILES = 9;

/**
 * The unit tests that reach the file by imports, the likelier first: those of its name, then those
 * with the fewest imports between them, then those of its folder. In a few runs, because most
 * mistakes are noticed by the first few tests. Left out are slow files, whose cases are random, and
 * whatever is behind the first `MOST_UNIT_FILES`: a mistake that only they notice has no test of
 * its own.
 */
export function unitTestsOf(root: string, file: string): TestRun[] {
  const name = basename(file).replace(/\.tsx?$/, '');
  const far = distances(importersIn(root), file);
  const is_named = (test: string) => basename(test).startsWith(`${name}.`);
  const is_beside = (test: string) => test.startsWith(`${dirname(file)}/`);
  const likeliness = (test: string) =>
    (far.get(test) ?? 0) + (is_named(test) && is_beside(test) ? -10 : is_beside(test) ? -1 : 0);
  const tests = [...far.keys()]
    .filter((test) => UNIT_TEST.test(test) && plannedSeconds(test) === 0)
    .toSorted((a, b) => likeliness(a) - likeliness(b))
    .slice(0, MOST_UNIT_FILES);
  const [first, second] = UNIT_FILES_AT_ONCE;
  return [tests.slice(0, first), tests.slice(first, second), tests.slice(second)]
    .filter((some) => some.length > 0)
    .map((some) => ({ project: 'unit', tests: some }));
}
const UNIT_TEST = /^(?:src|sync|sw|tools|tests\/chaos)\/.*\.test\.tsx?$/;
const UNIT_FILES_AT_ONCE = [3, 10] as const;
const MOST_UNIT_FILES = 16;

let importers: ReturnType<typeof importersOf> | undefined;
const importersIn = (root: string) => (importers ??= importersOf(root));

const EFFECTS = /^sync\/(?:kit|registry|(?:[a-z]+-)?mutations)\//;

/**
 * The database tests that compare what a device shows of a mutation with the server's rows, for a
 * file that defines mutations. They run after the unit tests.
 */
export function effectTestsOf(root: string, file: string): TestRun[] {
  if (!EFFECTS.test(file)) return [];
  const tests = [...distances(importersIn(root), file)]
    .filter(([test]) => /^tests\/sql\/.*\.test\.ts$/.test(test))
    .toSorted(([a, x], [b, y]) => x - y || a.localeCompare(b))
    .map(([test]) => test);
  return inRuns('sql', tests);
}

/** Browser stories that use a part of the app; they run last, because each builds the app. */
export const STORIES: readonly (readonly [folder: string, stories: readonly string[]])[] = [
  ['sw/', ['service-worker', 'no-signal-start']],
  ['src/features/event-form/', ['create-event', 'edit-event']],
  ['src/features/registration/', ['register', 'squad']],
  ['src/features/profile/', ['profile']],
  ['src/features/auth/', ['password', 'story']],
  ['src/features/event/', ['organise']],
];
export function storiesOf(file: string): TestRun[] {
  const stories = STORIES.find(([folder]) => file.startsWith(folder))?.[1] ?? [];
  const tests = stories.flatMap((story) => testsNamed('e2e', story));
  return tests.length > 0 ? [{ project: 'e2e', tests }] : [];
}

/**
 * The database tests of the same topic, then those that name what is changed, a code in it, or what
 * calls it, the most mentions first, slow ones last.
 */
export function sqlTestsOf(root: string, mutant: Mutant, source: string): TestRun[] {
  const names = [
    ...codesIn(source.slice(mutant.start, mutant.end)),
    ...whatReaches(root, mutant, source),
  ];
  const own = definitionAround(source, mutant.start) ?? '';
  const statement = statementAround(source, mutant.start);
  if (statement.startsWith('create policy ')) return [policyTests(statement)];
  const is_in_table = source.includes(`create table ${own} (`);
  const tests = new Set([
    ...(is_in_table ? testsNamed('sql', 'checks') : []),
    ...globSync('tests/sql/**/*.test.ts', { cwd: root })
      .filter((test) => isOfTopic(test, mutant.file))
      .toSorted(),
    ...mentioning(root, 'tests/sql/**/*.test.ts', names),
  ]);
  const late = (test: string) => plannedSeconds(test) - Number(isOfTopic(test, mutant.file));
  const first = [...tests].toSorted((a, b) => late(a) - late(b)).slice(0, MOST_FILES);
  const is_seen = statement.startsWith('create view ') || isAskedByPolicy(root, names);
  return [...inRuns('sql', first), ...(is_seen ? [policyTests('')] : [])];
}

/** Refusals and the codes of notifications: a test expects them by these names. */
const codesIn = (sql: string): string[] =>
  [...sql.matchAll(/'([a-z]+(?:_[a-z]+)+)'/g)].map(([, code = '']) => code);

/** A policy calls one of these functions, so that it decides what people see. */
function isAskedByPolicy(root: string, names: readonly string[]): boolean {
  const policies = globSync('supabase/schemas/**/*.sql', { cwd: root }).flatMap(
    (file) => readFileSync(join(root, file), 'utf8').match(/^create policy [^;]*;/gm) ?? [],
  );
  return policies.some((policy) => names.some((name) => policy.includes(`private.${name}(`)));
}

const inRuns = (project: TestRun['project'], tests: readonly string[]): TestRun[] =>
  Array.from({ length: Math.ceil(tests.length / FILES_AT_ONCE) }, (_, n) => {
    const from = n * FILES_AT_ONCE;
    return { project, tests: tests.slice(from, from + FILES_AT_ONCE) };
  });

/**
 * `team-members.test.ts` is about `team_members.sql` and `team_member_mutations.sql`, and
 * `sync-push.test.ts` about `push.sql` of the area `sync`.
 */
function isOfTopic(test: string, schema: string): boolean {
  const topic = basename(schema, '.sql')
    .replace(/_mutations$/, '')
    .replaceAll('_', '-');
  return [topic, `${basename(dirname(schema))}-${topic}`].some((name) =>
    basename(test).startsWith(name),
  );
}

/**
 * The parts of the matrix that a policy decides. Writes are left out: they take minutes, and no
 * policy allows a write. Where only our grants are given, no policy shows more than where
 * everything is granted.
 */
const READS = 'of granted .* sees of each relation|every table, view and policy';

/** @param policy its whole statement */
export function policyTests(policy: string): TestRun {
  if (policy.includes(' on storage.'))
    return { project: 'sql', tests: testsNamed('sql', 'storage') };
  if (policy.includes(' on realtime.')) {
    const tests = ['realtime-topics', 'team-scope'].flatMap((name) => testsNamed('sql', name));
    return { project: 'sql', tests };
  }
  return { project: 'sql', tests: testsNamed('sql', 'matrix'), only: READS };
}

/** The races that concern only locks, the likelier first, then those that name what is changed. */
export function racesOf(root: string, mutant: Mutant, source: string): TestRun[] {
  const [of_rows = ''] = testsNamed('race', 'row-locks');
  const others = ['locks', 'crowded-counts'].flatMap((name) => testsNamed('race', name));
  const locks = mutant.what.startsWith('the event') ? [of_rows, ...others] : [...others, of_rows];
  const named = mentioning(root, 'tests/race/**/*.test.ts', whatReaches(root, mutant, source))
    .filter((test) => !locks.includes(test) && !/oracle|plans|kill-hard/.test(test))
    .slice(0, FILES_AT_ONCE);
  return [...locks.map((test) => [test]), named]
    .filter((some) => some.length > 0)
    .map((some) => ({ project: 'race', tests: some }));
}

/** The changed definition, its callers, and their callers, in the names that tests use. */
function whatReaches(root: string, mutant: Mutant, source: string): string[] {
  const own = changedBy(source, mutant.start);
  if (own.length === 0) return [];
  const definitions = globSync('supabase/schemas/**/*.sql', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split(/^(?=create )/m)
      .map((text) => ({
        text,
        name: definitionAround(text, 1) ?? definitionAround(`${text}`, text.length),
      })),
  );
  const names = new Set(own);
  for (let hop = 0; hop < 3; hop += 1) {
    for (const { text, name } of definitions) {
      const body = text.slice(text.indexOf('\n'));
      if (name && [...names].some((one) => body.includes(`${one}(`) || text.includes(`on ${one}`)))
        names.add(name);
      // a trigger's function is never called by name, but by changes of the table
      const [, table] = /^create trigger [^;]* on ([a-z_.]+)\b/.exec(text) ?? [];
      if (table && [...names].some((one) => text.includes(`function ${one}(`))) names.add(table);
    }
  }
  return [...names].map((name) => name.replaceAll(/^(?:private|public|mutation)\.|"/g, ''));
}

/**
 * The files that mention a name, the likelier first: a rare name counts more, and one nearer to the
 * changed definition.
 */
function mentioning(root: string, pattern: string, names: readonly string[]): string[] {
  const files = globSync(pattern, { cwd: root }).map((file) => ({
    file,
    text: withActs(root, file),
  }));
  const likely = new Map<string, number>();
  names.forEach((name, n) => {
    const found = files.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
    const weight = 1 / (n + 1) / found.length;
    for (const { file } of found) likely.set(file, (likely.get(file) ?? 0) + weight);
  });
  return [...likely]
    .toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .map(([file]) => file);
}

/** A test's text, and that of the acts that it imports from its folder: they name mutations for it. */
function withActs(root: string, test: string): string {
  const text = readFileSync(join(root, test), 'utf8');
  const acts = [...text.matchAll(/from '(\.\/[a-z-]+\.ts)'/g)].map(([, path = '']) =>
    readFileSync(join(root, dirname(test), path), 'utf8'),
  );
  return [text, ...acts].join('\n');
}
