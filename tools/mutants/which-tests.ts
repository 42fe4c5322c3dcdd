import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Mutant } from './mutant.ts';
import { definitionAround } from './sql-mutants.ts';

/** One call of vitest; `related`: whatever imports the file. */
export type TestRun = {
  readonly project: 'unit' | 'sql' | 'race' | 'e2e';
  readonly tests: readonly string[];
  readonly related?: true;
  /** A pattern: only tests in these files with such a name. */
  readonly only?: string;
};

/**
 * For one mutant, this many database test files run at a time, and no more than `MOST_FILES` in
 * all.
 */
const FILES_AT_ONCE = 3;
const MOST_FILES = 9;

export const relatedTests = (file: string): TestRun => ({
  project: 'unit',
  tests: [file],
  related: true,
});

/**
 * Tests beside the file that have its name or import it: they take seconds, while all related tests
 * take a minute.
 */
export function nearTests(root: string, file: string): TestRun[] {
  const name = basename(file).replace(/\.tsx?$/, '');
  const beside = globSync(`${dirname(file)}/**/*.test.{ts,tsx}`, { cwd: root });
  const near = beside.filter(
    (test) =>
      basename(test).startsWith(`${name}.`) ||
      readFileSync(join(root, test), 'utf8').includes(`/${basename(file)}'`),
  );
  return near.length > 0 ? [{ project: 'unit', tests: near }] : [];
}

/** Browser stories that use a part of the app; they run last, because each builds the app. */
const STORIES: readonly (readonly [folder: string, stories: readonly string[]])[] = [
  ['sw/', ['service-worker', 'no-signal-start']],
  ['src/features/event-form/', ['create-event', 'edit-event']],
  ['src/features/registration/', ['register', 'squad']],
  ['src/features/profile/', ['profile']],
  ['src/features/auth/', ['password', 'story']],
  ['src/features/event/', ['organise']],
];
export function storiesOf(file: string): TestRun[] {
  const stories = STORIES.find(([folder]) => file.startsWith(folder))?.[1] ?? [];
  const tests = stories.map((story) => `tests/e2e/${story}.test.ts`);
  return tests.length > 0 ? [{ project: 'e2e', tests }] : [];
}

/**
 * The database tests that name what is changed, or what calls it; those with the most mentions
 * first.
 */
export function sqlTestsOf(root: string, mutant: Mutant, source: string): TestRun[] {
  const names = whatReaches(root, mutant, source);
  const own = definitionAround(source, mutant.start) ?? '';
  const is_in_table = source.includes(`create table ${own} (`);
  const tests = new Set([
    ...(is_in_table ? [CHECKS] : []),
    ...mentioning(root, 'tests/sql/**/*.test.ts', names),
  ]);
  const asked = [...tests].slice(0, MOST_FILES);
  return Array.from({ length: Math.ceil(asked.length / FILES_AT_ONCE) }, (_, n): TestRun => {
    const from = n * FILES_AT_ONCE;
    return { project: 'sql', tests: asked.slice(from, from + FILES_AT_ONCE) };
  });
}
const CHECKS = 'tests/sql/checks.test.ts';

/** The races that concern only locks, the likelier first, then those that name what is changed. */
export function racesOf(root: string, mutant: Mutant, source: string): TestRun[] {
  const of_rows = 'tests/race/row-locks.test.ts';
  const others = ['tests/race/locks.test.ts', 'tests/race/crowded-counts.test.ts'];
  const locks = mutant.what.startsWith('the event') ? [of_rows, ...others] : [...others, of_rows];
  const named = mentioning(root, 'tests/race/*.test.ts', whatReaches(root, mutant, source))
    .filter((test) => !locks.includes(test) && !/oracle|plans|kill-hard/.test(test))
    .slice(0, FILES_AT_ONCE);
  return [...locks.map((test) => [test]), named]
    .filter((some) => some.length > 0)
    .map((some) => ({ project: 'race', tests: some }));
}

/** The changed definition, its callers, and their callers, in the names that tests use. */
function whatReaches(root: string, mutant: Mutant, source: string): string[] {
  const own = definitionAround(source, mutant.start);
  if (!own) return [];
  const definitions = globSync('supabase/migrations/*.sql', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split(/^(?=create )/m)
      .map((text) => ({
        text,
        name: definitionAround(text, 1) ?? definitionAround(`${text}`, text.length),
      })),
  );
  const names = new Set([own]);
  for (let hop = 0; hop < 3; hop += 1) {
    for (const { text, name } of definitions) {
      const body = text.slice(text.indexOf('\n'));
      if (name && [...names].some((one) => body.includes(`${one}(`) || text.includes(`on ${one}`)))
        names.add(name);
      // a trigger's function is never called by name, but by changes of the table
      const [, table] = /^create trigger [^;]* on ([a-z_.]+)\b/.exec(text) ?? [];
      if (table && [...names].some((one) => body.includes(`function ${one}(`))) names.add(table);
    }
  }
  return [...names].map((name) => name.replaceAll(/^(?:private|public|mutation)\.|"/g, ''));
}

/**
 * The files that mention a name, the likelier first: a rare name counts more, and the changed
 * definition itself most.
 */
function mentioning(root: string, pattern: string, names: readonly string[]): string[] {
  const files = globSync(pattern, { cwd: root }).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8'),
  }));
  const likely = new Map<string, number>();
  names.forEach((name, n) => {
    const found = files.filter(({ text }) => new RegExp(`\\b${name}\\b`).test(text));
    const weight = (n === 0 ? 5 : 1) / found.length;
    for (const { file } of found) likely.set(file, (likely.get(file) ?? 0) + weight);
  });
  return [...likely]
    .toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .map(([file]) => file);
}
