import { seededRandom } from '#tests/race/seeded-random.ts';
import { median } from '../figures.ts';
import { changed, randomInput, type Input, type Known } from './inputs.ts';
import type { Cost } from './meter.ts';
import type { Target } from './targets.ts';

export type Dearest = {
  target: Target;
  input: Input;
  /** The measurements of that input. */
  costs: readonly Cost[];
};

/** How many inputs are drawn for each target, and how often the best one is changed. */
const DRAWN = 14;
const CHANGED = 30;
const MEASURED = 5;

/**
 * Searches the input that costs a target most. It draws some inputs. Then it changes the most
 * expensive input, one field at a time, and keeps each change that costs more. The result is
 * measured again, because a garbage collection looks expensive too.
 */
export async function dearestOf(
  target: Target,
  { known, seed, measure }: { known: Known; seed: number; measure: (target: Target, input: Input) => Promise<Cost> },
): Promise<Dearest> {
  const random = seededRandom(seed);
  let best = { input: {} as Input, score: -1 };
  const consider = async (input: Input) => {
    const score = scoreOf(await measure(target, input));
    if (score > best.score && scoreOf(await measure(target, input)) > best.score) best = { input, score };
  };
  for (let i = 0; i < DRAWN; i += 1) await consider(randomInput(target, known, random));
  for (let i = 0; i < CHANGED; i += 1) await consider(changed(target, best.input, { known, random }));
  const costs: Cost[] = [];
  for (let i = 0; i < MEASURED; i += 1) costs.push(await measure(target, best.input));
  return { target, input: best.input, costs };
} // prettier-ignore

/**
 * Combines both budgets: 250 ms count as much as 20 MB. The size of the answer decides between
 * equals.
 */
const scoreOf = ({ cpu_ms, memory_mb, answer_kb }: Cost): number =>
  cpu_ms / 250 + memory_mb / 20 + answer_kb / 100_000;

export const medianCost = (costs: readonly Cost[]): Cost => ({
  cpu_ms: median(costs.map(({ cpu_ms }) => cpu_ms)),
  memory_mb: median(costs.map(({ memory_mb }) => memory_mb)),
  answer_kb: median(costs.map(({ answer_kb }) => answer_kb)),
});
