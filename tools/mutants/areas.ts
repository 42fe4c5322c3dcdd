import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaPaths } from '#local/database/schemas.ts';
import type { Mutant } from './mutant.ts';
import { lockMutants, uniqueMutants } from './sql-locks.ts';
import { sqlMutants } from './sql-mutants.ts';
import { typescriptMutants } from './typescript-mutants.ts';
import {
  effectTestsOf,
  policyTests,
  racesOf,
  sqlTestsOf,
  storiesOf,
  type TestRun,
  unitTestsOf,
} from './which-tests.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** A part of the project that is tested on its own. */
export type Area = {
  readonly name: string;
  /** How many of the drawn mutants must be noticed. */
  readonly goal: number;
  readonly mutants: () => Mutant[];
  /** The tests that may notice a mutant, the likeliest first; the first failure ends the run. */
  readonly tests: (mutant: Mutant, source: string) => TestRun[];
};

const SCHEMAS = 'supabase/schemas/**/*.sql';

const every = (
  pattern: string,
  of: (file: string, source: string) => Mutant[],
  wanted: (file: string, source: string) => boolean = () => true,
): Mutant[] =>
  globSync(pattern, { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(join(ROOT, file), 'utf8');
      return wanted(file, source) ? of(file, source) : [];
    });

const schemas = () =>
  schemaPaths()
    .map((path) => `supabase/${path}`)
    .map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }));

const inTypescript = (
  name: string,
  pattern: string,
  wanted?: (file: string, source: string) => boolean,
): Area => ({
  name,
  goal: 0.95,
  mutants: () => every(pattern, typescriptMutants, wanted),
  tests: ({ file }) => [
    ...unitTestsOf(ROOT, file),
    ...effectTestsOf(ROOT, file),
    ...(process.env['STORIES'] === '1' ? storiesOf(file) : []),
  ],
});

export const AREAS: readonly Area[] = [
  inTypescript('sync', 'sync/**/*.ts'),
  inTypescript('domain', 'src/domain/**/*.ts'),
  inTypescript('service-worker', 'sw/**/*.ts'),
  inTypescript(
    'forms',
    'src/features/**/*.{ts,tsx}',
    (file, source) => source.includes('useForm(') || /form|draft|save/.test(file),
  ),
  {
    name: 'sql',
    goal: 0.95,
    mutants: () => every(SCHEMAS, sqlMutants),
    tests: (mutant, source) => sqlTestsOf(ROOT, mutant, source),
  },
  {
    name: 'sql-locks',
    goal: 1,
    mutants: () => every(SCHEMAS, lockMutants),
    tests: (mutant, source) => racesOf(ROOT, mutant, source),
  },
  {
    name: 'unique-indexes',
    goal: 1,
    mutants: () => uniqueMutants(schemas()),
    tests: () => [{ project: 'sql', tests: ['tests/sql/catalog/unique.test.ts'] }],
  },
  {
    name: 'policies',
    goal: 1,
    mutants: () => every(SCHEMAS, policyMutants),
    tests: ({ start, end }, source) => [policyTests(source.slice(start, end))],
  },
];

/**
 * A policy that shows everything, or is missing. `matrix-mutants.long.test.ts` also weakens each by one
 * term.
 */
function policyMutants(file: string, source: string): Mutant[] {
  const policies = [...source.matchAll(/^create policy ([a-z_]+)[^;]*;/gm)];
  return policies.flatMap(({ 0: text, 1: name, index: start }): Mutant[] => {
    const end = start + text.length;
    const open = text.replace(/\b(using|with check) \(.*\);$/s, '$1 (true);');
    const dropped = { file, start, end, with: '', what: `no policy ${name}` };
    return open === text
      ? [dropped]
      : [dropped, { file, start, end, with: open, what: `${name} opened to all` }];
  });
}
