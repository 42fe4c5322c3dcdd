import type { Step } from './test-steps.ts';
import { type Counts, one } from './test-counts.ts';

/** More second tries than these in one run: something is wrong that a second try only hides. */
const MOST_UNSTEADY = 3;

const isLeftOut = ({ lacks = [] }: Step): boolean => lacks.length > 0;

/**
 * Runs the steps one after the other, and prints what each took, what failed, what was unsteady,
 * and last `N passed, N failed`.
 * @returns whether nothing failed
 */
export async function verdict(
  steps: readonly Step[],
  say: (text: string) => void = console.log,
): Promise<boolean> {
  const table: string[] = [];
  const lines: string[] = [];
  const broken = new Set<string>();
  let passed = 0;
  let failed = steps.every(isLeftOut) ? 1 : 0;
  let unsteady = 0;
  for (const step of steps) {
    const { name, run, needs = [] } = step;
    say(`\n━━ ${name}`);
    if (isLeftOut(step)) {
      table.push(`${name.padEnd(28)} left out: this machine lacks ${step.lacks?.join(', ')}`);
      continue;
    }
    const started = performance.now();
    const missing = needs.find((other) => broken.has(other));
    const counts: Counts = missing ? one(false, `not run, because of ${missing}`) : await run();
    if (counts.failed > 0) broken.add(name);
    passed += counts.passed;
    failed += counts.failed;
    unsteady += counts.unsteady?.length ?? 0;
    lines.push(...counts.failures.map((line) => `✗ ${name}: ${line}`));
    lines.push(...(counts.unsteady ?? []).map((line) => `unsteady ${name}: ${line}`));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    table.push(
      `${name.padEnd(28)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed ${seconds.padStart(7)} s`,
    );
  }
  if (unsteady > MOST_UNSTEADY) {
    failed += 1;
    lines.push(`✗ ${unsteady} tests passed only on a second try, more than ${MOST_UNSTEADY}`);
  }
  say(`\n${table.join('\n')}\n`);
  // repeated at the end of a long output
  if (lines.length > 0) say(`${lines.join('\n')}\n`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0;
}
