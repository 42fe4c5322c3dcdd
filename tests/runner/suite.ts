/**
 * Whether this is the gate, `npm test`: it leaves out `*.long.test.ts`, and repeats less. Without the
 * runner, vitest runs whatever it is asked for.
 */
export const GATE = process.env['QG_SUITE'] === 'gate';
