import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Mutant } from './mutant.ts';
import { definitionAround } from './sql-mutants.ts';

/** One call of vitest; `related`: whatever imports the file. */
export type TestRun = {
  readonly project: 'unit' | 'sql' | 'race' | 'e2e';
  readonly tests: readonly string[];
  readonly related?: true;
  /** A pattern: of these files, the tests of such a name. */
  readonly only?: string;
};

/** More than this of the database's tests is not run for one change. */
const MOST_FILES = 3;

export const relatedTests = (file: string): TestRun => ({
  project: 'unit',
  tests: [file],
  related: true,
});

/** Tests that stand beside the file and bear its name or import it: seconds, where all that are related take a minute. */
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

/** Stories in a browser that go through a part of the app; the last that are asked, since each builds the app. */
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

/** The tests of the database that name what is changed, or what calls it; those that do so most first. */
export function sqlTestsOf(root: string, mutant: Mutant, source: string): TestRun[] {
  const names = whatReaches(root, mutant, source);
  const tests = mentioning(root, 'tests/sql/**/*.test.ts', names).slice(0, MOST_FILES);
  const all = source.slice(0, mutant.start).includes('create table') ? [CHECKS, ...tests] : tests;
  return all.length > 0 ? [{ project: 'sql', tests: [...new Set(all)] }] : [];
}
const CHECKS = 'tests/sql/checks.test.ts';

/** The races that are about locks alone, the likelier first, then those that name what is changed. */
export function racesOf(root: string, mutant: Mutant, source: string): TestRun[] {
  const of_rows = 'tests/race/row-locks.test.ts';
  const others = ['tests/race/locks.test.ts', 'tests/race/crowded-counts.test.ts'];
  const locks = mutant.what.startsWith('the event') ? [of_rows, ...others] : [...others, of_rows];
  const named = mentioning(root, 'tests/race/*.test.ts', whatReaches(root, mutant, source))
    .filter((test) => !locks.includes(test) && !/oracle|plans|kill-hard/.test(test))
    .slice(0, MOST_FILES);
  return [...locks.map((test) => [test]), named]
    .filter((some) => some.length > 0)
    .map((some) => ({ project: 'race', tests: some }));
}

/** The definition that is changed, what calls it, and what calls that: as tests would name them. */
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
    }
  }
  return [...names].map((name) => name.replaceAll(/^(?:private|public|mutation)\.|"/g, ''));
}

function mentioning(root: string, pattern: string, names: readonly string[]): string[] {
  const count = (text: string) =>
    names.reduce((sum, name, n) => sum + (text.split(name).length - 1) * (n === 0 ? 5 : 1), 0);
  return globSync(pattern, { cwd: root })
    .map((file) => ({ file, mentions: count(readFileSync(join(root, file), 'utf8')) }))
    .filter(({ mentions }) => mentions > 0)
    .toSorted((a, b) => b.mentions - a.mentions || a.file.localeCompare(b.file))
    .map(({ file }) => file);
}
