/**
 * Seconds that a test file may take on two idle cores. A slower one is reported; one that takes ten
 * times as long fails: a busy machine does not cause that, a product that became slow does.
 */
const EACH_S: Readonly<Record<string, number>> = {
  unit: 10,
  sql: 60,
  backend: 90,
  alone: 90,
  build: 60,
  race: 90,
  e2e: 180,
};
/** Files that need longer: thousands of generated cases, every screen in every width. They begin first. */
const FILE_S: Readonly<Record<string, number>> = {
  'sync/model.test.ts': 120,
  'sync/model-half.test.ts': 120,
  'tests/lint/canary.test.ts': 60,
  'tests/sql/fuzz.test.ts': 120,
  'tests/sql/matrix-mutants.test.ts': 180,
  'tests/backend/canary.test.ts': 180,
  'tests/backend/backup.test.ts': 120,
  'tests/race/oracle.test.ts': 240,
  'tests/e2e/every-screen.test.ts': 300,
  'tests/e2e/every-visitor-screen.test.ts': 240,
  'tests/e2e/service-worker.test.ts': 180,
  'tests/e2e/keyboard.test.ts': 180,
  'tests/e2e/first-sync.test.ts': 180,
  'tests/e2e/organise.test.ts': 180,
};
const FAR_OVER = 10;

export type FileTime = { readonly file: string; readonly seconds: number };

const budgetOf = (project: string, file: string): number =>
  FILE_S[file] ?? EACH_S[project] ?? Infinity;

/** The budget of a slow file; 0 for all others. */
export const plannedSeconds = (file: string): number => FILE_S[file] ?? 0;

/** The files that decide how long a project takes, the slowest first, as text: where to look when it takes too long. */
export const slowest = (times: readonly FileTime[], count = 10): string[] =>
  times
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s ${file}`);

/** Files over their budget, the slowest first, as text; and those that fail because of it. */
export function overBudget(
  project: string,
  times: readonly FileTime[],
): { printed: string[]; failures: string[] } {
  const over = times
    .map((one) => ({ ...one, budget: budgetOf(project, one.file) }))
    .filter(({ seconds, budget }) => seconds > budget)
    .toSorted((a, b) => b.seconds - a.seconds);
  const line = ({ file, seconds, budget }: (typeof over)[number]) =>
    `${file}: ${seconds.toFixed(1)} s, of ${budget} s`;
  return {
    printed: over.map(line),
    failures: over.filter(({ seconds, budget }) => seconds > FAR_OVER * budget).map(line),
  };
}
