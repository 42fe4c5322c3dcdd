/**
 * Whether this is the gate, `npm test`: it leaves out `*.long.test.ts`, and repeats less. Without the
 * runner, vitest runs whatever it is asked for.
 */
export const GATE = process.env['QG_SUITE'] === 'gate';

/**
 * `if (LONG)` stands around the tests of a file that the gate leaves out. There they do not exist:
 * the runner counts a skipped test as failed, so `test.runIf` is no way to leave one out.
 */
export const LONG = !GATE;
