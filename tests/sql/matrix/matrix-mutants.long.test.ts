import { afterAll, expect, test } from 'vitest';
import { openPglite, type World as GrantWorld } from '../database.ts';
import { type Mutant, Weakened } from './weakened.ts';

/**
 * Some of each kind of mutant on PGlite; all of them on real PostgreSQL, which takes a third of the
 * time (tests/race/whole/matrix-mutants.long.test.ts).
 */
const some = (mutants: Mutant[]) => mutants.filter((_, n) => n % 20 === 0);

let db: Awaited<ReturnType<typeof openPglite>>;
let weakened: Weakened;
afterAll(() => db[Symbol.asyncDispose]());

async function open(grants: GrantWorld) {
  db = await openPglite(grants);
  weakened = await Weakened.of(db, grants);
}

test('unchanged, no cell fails, so a failure below is due to the mutant', async () => {
  await open('granted');
  expect(await weakened.rowCells()).toEqual([]);
});

test('where everything is granted, a policy that is dropped, opened to all or reduced by a term is noticed', async () => {
  const mutants = await weakened.policyMutants();
  expect(mutants.length).toBeGreaterThan(30);
  const ask = ({ relation }: Mutant) => weakened.rowCells(relation);
  expect(await weakened.survivors(some(mutants), ask)).toEqual([]);
});

test('where everything is granted, row security that is off or a view that runs as its owner is noticed', async () => {
  const ask = ({ relation }: Mutant) => weakened.viewCells(relation);
  expect(await weakened.survivors(some(weakened.securityMutants()), ask)).toEqual([]);
});

test('where everything is granted, a policy that lets anybody write is noticed', async () => {
  const ask = ({ relation }: Mutant) => weakened.strangerCells(relation);
  expect(await weakened.survivors(some(weakened.writeMutants()), ask)).toEqual([]);
});

test('[F1] each grant of a privilege or function that we do not give is noticed, and each one that is revoked', async () => {
  await db[Symbol.asyncDispose]();
  await open('hosted');
  expect(await weakened.privilegeCells(true)).toEqual([]);
  const mutants = await weakened.grantMutants();
  const ask = ({ relation }: Mutant) => weakened.privilegeCells(relation !== undefined);
  const survived = await weakened.survivors(some(mutants), ask);
  // a grant that exists already, and a revoke of one that does not exist, change nothing
  expect(await weakened.changing(survived)).toEqual([]);
});
