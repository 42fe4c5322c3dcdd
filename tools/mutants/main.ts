import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mulberry32, shuffled } from '#domain/participants/seeded-random.ts';
import { AREAS, type Area } from './areas.ts';
import { whyEquivalent } from './equivalents.ts';
import { applied, diffOf, lineOf, type Mutant } from './mutant.ts';
import { openScratch } from './scratch.ts';
import { trial } from './trial.ts';

/**
 * `npm run mutants -- SEED N [area…]`: draws N mutants in each area, applies each in a copy of the
 * project, and runs the tests that may notice it. Ends with a table and the mutants that nothing
 * noticed; fails below the goals of areas.ts. The same seed draws the same mutants of the same
 * files. N = 0: all of them. FROM+N: without the first FROM that the seed draws, to continue a run.
 */
const [seed, amount = '', ...names] = process.argv.slice(2);
const [, from = '0', count] = /^(?:(\d+)\+)?(\d+)$/.exec(amount) ?? [];
const areas = AREAS.filter(({ name }) => names.length === 0 || names.includes(name));
if (!Number.isInteger(Number(seed)) || count === undefined || areas.length === 0) {
  console.error(`npm run mutants -- SEED [FROM+]N [${AREAS.map(({ name }) => name).join('|')}]…`);
  process.exit(2);
}
const ROOT = join(import.meta.dirname, '..', '..');
// set before there is anything to clean up
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(130));
const scratch = openScratch(ROOT);

type Tally = {
  area: Area;
  killed: number;
  tried: number;
  late: number;
  equivalent: number;
  of: number;
};

async function ask(area: Area): Promise<Tally> {
  const all = shuffled(area.mutants(), mulberry32(Number(seed))).slice(Number(from));
  const wanted = Number(count) === 0 ? all.length : Number(count);
  const tally = { area, killed: 0, tried: 0, late: 0, equivalent: 0, of: all.length };
  console.log(`\n━━ ${area.name}: ${Math.min(wanted, all.length)} of ${all.length}`);
  for (const mutant of all) {
    if (tally.tried + tally.late >= wanted) break;
    await tryOne(area, mutant, tally);
  }
  return tally;
}

async function tryOne(area: Area, mutant: Mutant, tally: Tally): Promise<void> {
  const source = readFileSync(join(ROOT, mutant.file), 'utf8');
  if (applied(source, mutant) === source) return; // it said `return undefined` before
  const where = `${mutant.file}:${lineOf(source, mutant)}`;
  const why = whyEquivalent(mutant, source);
  if (why) {
    tally.equivalent += 1;
    return console.log(`  same      ${where}  ${mutant.what}: ${why}`);
  }
  const runs = area.tests(mutant, source);
  const verdict = await scratch.with(mutant, () => trial(scratch.folder, runs));
  if (verdict === 'broken') return; // another one is drawn
  if (verdict === 'timed out') tally.late += 1;
  else tally.tried += 1;
  if (verdict === 'killed') tally.killed += 1;
  console.log(`  ${verdict.padEnd(9)} ${where}  ${mutant.what}`);
  if (verdict === 'survived') console.log(diffOf(source, mutant));
}

const tallies: Tally[] = [];
for (const area of areas) tallies.push(await ask(area));

console.log(`\n${'area'.padEnd(16)} noticed    of   goal  undecided  no change  drawn from`);
for (const { area, killed, tried, late, equivalent, of } of tallies)
  console.log(
    [
      area.name.padEnd(16),
      String(killed).padStart(7),
      String(tried).padStart(5),
      `${area.goal * 100} %`.padStart(6),
      String(late).padStart(10),
      String(equivalent).padStart(10),
      String(of).padStart(11),
    ].join(' '),
  );
const short = tallies.some(({ area, killed, tried }) => killed < area.goal * tried);
process.exitCode = short ? 1 : 0;
