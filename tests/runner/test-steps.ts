import { join } from 'node:path';
import { journalSize, readJournal } from './journal.ts';
import { type Limits, supervised } from './supervised.ts';
import { type Counts, countsOf, one, readReport, timesOf } from './test-counts.ts';
import { overBudget, slowest } from './time-budgets.ts';

/** One part of `npm test`. `run` streams its output, never throws, and always ends. */
export type Step = {
  readonly name: string;
  readonly run: () => Promise<Counts>;
  /** Steps without which this one can't run: when one failed, this is one failure. */
  readonly needs?: readonly string[];
  /** What this machine lacks for it: it does not run, and nothing of it counts as passed. */
  readonly lacks?: readonly string[];
};

const ROOT = join(import.meta.dirname, '..', '..');
const bin = (program: string) => join(ROOT, 'node_modules', '.bin', program);
const MINUTE_MS = 60_000;

/** A program of the project whose exit code tells success: counts as one test. */
export const command = (name: string, program: string, args: readonly string[]): Step => ({
  name,
  run: async () => {
    const limits = { deadline_ms: 5 * MINUTE_MS };
    const { code, hung } = await supervised(bin(program), args, { cwd: ROOT, limits });
    return one(code === 0, hung ? `hung: ${hung}` : name);
  },
});

/** A piece of work in this process, which may take five minutes: counts as one test. */
export const inProcess = (name: string, work: () => Promise<void> | void): Step => ({
  name,
  run: async () => {
    const late = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('hung: not done after 300 s')), 5 * MINUTE_MS).unref();
    });
    try {
      await Promise.race([work(), late]);
      return one(true, name);
    } catch (error) {
      console.error(error);
      return one(false, `${name}: ${String(error).split('\n', 1)[0]}`);
    }
  },
});

export type VitestOptions = {
  /** Where its reports are written. */
  readonly reports: string;
  readonly long: boolean;
  /** Only files whose path contains one of these. */
  readonly paths?: readonly string[];
  readonly needs?: readonly string[];
  /** After so many failures the others are not tried: what is missing is missing for all. */
  readonly bail?: number;
};

/** The gate waits for a test of its own at most two minutes; a long test may take five. */
const limitsOf = (name: string, long: boolean): Limits =>
  long
    ? { deadline_ms: 120 * MINUTE_MS, silence_ms: 10 * MINUTE_MS }
    : { deadline_ms: (name === 'e2e' ? 25 : 10) * MINUTE_MS, silence_ms: 150_000 };

/** One project of tests/vitest.config.ts, with its parts `NAME-…`: counts their tests. */
export const vitestProject = (name: string, options: VitestOptions): Step => ({
  name,
  needs: options.needs ?? [],
  run: () => runVitest(name, [`--project=${name}*`], options),
});

/** The tests of those paths, in whatever project they are. */
export const vitestPart = (paths: readonly string[], options: VitestOptions): Step => ({
  name: 'part',
  run: () => runVitest('part', paths, options),
});

async function runVitest(
  name: string,
  which: readonly string[],
  { reports, long, bail }: VitestOptions,
): Promise<Counts> {
  const report = join(reports, `${name}.json`);
  const journal = join(reports, `${name}.journal`);
  const args = [
    'run',
    '--config=tests/vitest.config.ts',
    ...which,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tests/runner/journal.ts',
    `--outputFile.json=${report}`,
    '--update=none', // a missing snapshot is a failure, not a new snapshot
    ...(bail && !long ? [`--bail=${bail}`] : []),
  ];
  const { code, hung } = await supervised(bin('vitest'), args, {
    cwd: ROOT,
    env: { QG_SUITE: long ? 'long' : 'gate', QG_JOURNAL: journal },
    limits: limitsOf(name, long),
    signOfLife: () => journalSize(journal),
  });
  if (hung) return hungCounts(hung, journal);
  const read = readReport(report);
  const times = timesOf(read);
  console.log(`\nthe slowest:\n  ${slowest(times).join('\n  ')}`);
  const over = overBudget(name, times, long);
  if (over.length > 0) console.log(`\nlonger than planned:\n  ${over.join('\n  ')}`);
  return countsOf(read, code === 0);
}

/** No report was written: the journal says what ran until then, and what was running. */
function hungCounts(hung: string, journal: string): Counts {
  const { passed, failed, running } = readJournal(journal);
  const failures = [...failed, `hung: ${hung}, in\n    ${running.join('\n    ')}`];
  return { passed, failed: failures.length, failures };
}
