/**
 * Seconds that a test file may take on two idle cores. A slower one is reported; one that takes ten
 * times as long fails: a busy machine does not cause that, a product that became slow does.
 */
const EACH_S: Readonly<Record<string, number>> = {
  unit: 10,
  sql: 60,
  backend: 90,
  pglite: 90,
  alone: 90,
  build: 60,
  race: 90,
  e2e: 180,
};
/**
 * Files that need longer: thousands of generated cases, every screen in every width. They begin
 * first.
 */
const FILE_S: Readonly<Record<string, number>> = {
  'sync/model.test.ts': 120,
  'sync/model-half.test.ts': 120,
  'tests/lint/canary.test.ts': 60,
  'tests/sql/matrix/matrix.test.ts': 60,
  'tests/backend/door/canary.test.ts': 180,
  'tests/backend/data-dir/broken-directories.test.ts': 130,
  'tests/backend/data-dir/broken-databases.test.ts': 125,
  'tests/backend/data-dir/backup.test.ts': 120,
  'tests/race/oracle/oracle.test.ts': 240,
  'tests/race/whole/fuzz.test.ts': 120,
  'tests/race/whole/matrix-mutants.test.ts': 110,
  'tests/e2e/screens/every-screen.test.ts': 152,
  'tests/e2e/keyboard/keyboard.test.ts': 200,
  'tests/e2e/device/no-signal-start.test.ts': 125,
  'tests/e2e/worker/update.test.ts': 113,
  'tests/e2e/screens/every-visitor-screen.test.ts': 87,
  'tests/e2e/player/served-page.test.ts': 80,
  'tests/e2e/worker/service-worker.test.ts': 72,
  'tests/e2e/device/exactly-once.test.ts': 60,
  'tests/e2e/worker/precache.test.ts': 56,
  'tests/e2e/worker/push.test.ts': 55,
};
const FAR_OVER = 10;

export type FileTime = { readonly file: string; readonly seconds: number };

const budgetOf = (project: string, file: string): number =>
  FILE_S[file] ?? EACH_S[project] ?? Infinity;

/** The budget of a slow file; 0 for all others. */
export const plannedSeconds = (file: string): number => FILE_S[file] ?? 0;

/**
 * The files that decide how long a project takes, the slowest first, as text: where to look when it
 * takes too long.
 */
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
