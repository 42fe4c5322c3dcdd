/** Seconds that a test file may take on two idle cores. A slower one is listed; none fails. */
const EACH_S: Readonly<Record<string, number>> = {
  unit: 10,
  sql: 15,
  backend: 20,
  pglite: 90,
  alone: 90,
  build: 20,
  race: 20,
  e2e: 60,
  firefox: 60,
  webkit: 60,
};
/**
 * Files that need longer: thousands of generated cases, every screen in every width. They begin
 * first.
 */
const FILE_S: Readonly<Record<string, number>> = {
  'sync/model.test.ts': 120,
  'sync/model-half.test.ts': 120,
  'tests/sql/matrix/matrix.test.ts': 30,
  'tests/sql/catalog/scrape.test.ts': 20,
  'tests/e2e/screens/every-screen.test.ts': 90,
};

export type FileTime = { readonly file: string; readonly seconds: number };

/** @param long the run has the long tests of a file too */
const budgetOf = (project: string, file: string, long: boolean): number =>
  FILE_S[file] ?? (long ? 300 : (EACH_S[project] ?? Infinity));

/** The budget of a slow file; 0 for all others. */
export const plannedSeconds = (file: string): number =>
  FILE_S[file] ?? (file.includes('.long.') ? 100 : 0);

/**
 * The files that decide how long a project takes, the slowest first, as text: where to look when it
 * takes too long.
 */
export const slowest = (times: readonly FileTime[], count = 10): string[] =>
  times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s ${file}`);

/** Files over their budget, the slowest first, as text. */
export const overBudget = (project: string, times: readonly FileTime[], long: boolean): string[] =>
  times
    .map((one) => ({ ...one, budget: budgetOf(project, one.file, long) }))
    .filter(({ seconds, budget }) => seconds > budget)
    .toSorted((a, b) => b.seconds - a.seconds)
    .map(({ file, seconds, budget }) => `${file}: ${seconds.toFixed(1)} s, of ${budget} s`);
