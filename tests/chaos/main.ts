import { parseArgs } from 'node:util';
import { runChaos } from './run.ts';

/**
 * `npm run chaos -- 7 3`: three minutes of failures of all kinds, drawn by seed 7. Then everything
 * heals, and the outcome of every action is checked. Ends with code 1 and prints the seed when
 * something was lost, done twice, oversold or hidden. `--plant-a-loss` removes a confirmed action
 * from the ledger and a row from a device before the check, which must then fail and name both.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'plant-a-loss': { type: 'boolean', default: false } },
});
const [seed, minutes] = [Number(positionals[0] ?? 1), Number(positionals[1] ?? 3)];
if (!Number.isInteger(seed) || !(minutes > 0)) throw new Error('npm run chaos -- SEED MINUTES');

const started = performance.now();
const say = (line: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`);
const { counts, outcomes, problems, planted } = await runChaos({
  seed,
  minutes,
  plant_a_loss: values['plant-a-loss'],
  say,
});
for (const line of counts.lines()) console.log(line);
const all = Object.entries(outcomes);
console.log(`mutations: ${all.map(([what, times]) => `${what} ${times}`).join(', ')}`);
for (const id of planted) {
  const is_named = problems.some((problem) => problem.includes(id));
  console.log(`planted the loss of ${id}: ${is_named ? 'noticed' : 'NOT NOTICED'}`);
}
if (problems.length > 0) {
  console.error(`\nseed ${seed}, ${minutes} min: ${problems.length} problems`);
  for (const problem of problems) console.error(`  ${problem}`);
  process.exit(1);
}
console.log(`seed ${seed}, ${minutes} min: nothing lost, nothing done twice`);
