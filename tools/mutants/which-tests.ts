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

/** So many of the database's tests are run at a time for one change, and no more than `MOST_FILES` in all. */
const FILES_AT_ONCE = 3;
const MOST_FILES = 9;

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

/** The races that are about locks alone, the likelier first, then those that name what is changed. */
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
      // nobody calls the function of a trigger by its name: what is done to the table does
      const [, table] = /^create trigger [^;]* on ([a-z_.]+)\b/.exec(text) ?? [];
      if (table && [...names].some((one) => body.includes(`function ${one}(`))) names.add(table);
    }
  }
  return [...names].map((name) => name.replaceAll(/^(?:private|public|mutation)\.|"/g, ''));
}

/** Those that mention a name, the likelier first: what few mention says more, and what is changed itself most. */
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
