import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World as GrantWorld } from '#tests/sql/database.ts';
import { type Mutant, Weakened } from '#tests/sql/matrix/weakened.ts';
import { freshDatabase } from './fresh-database.ts';
import { type RaceServer, startRaceServer } from '../cluster/race-database.ts';

let server: RaceServer;
let weakened: Weakened;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

async function open(grants: GrantWorld) {
  weakened = await Weakened.of(await freshDatabase(server, grants), grants);
}

test('unchanged, no cell fails, so a failure below is due to the mutant', async () => {
  await open('granted');
  expect(await weakened.rowCells()).toEqual([]);
});

test('where everything is granted, a policy that is dropped, opened to all or reduced by a term is noticed', async () => {
  const mutants = await weakened.policyMutants();
  expect(mutants.length).toBeGreaterThan(30);
  const ask = ({ relation }: Mutant) => weakened.rowCells(relation);
  expect(await weakened.survivors(mutants, ask)).toEqual([]);
});

test('where everything is granted, row security that is off or a view that runs as its owner is noticed', async () => {
  const ask = ({ relation }: Mutant) => weakened.viewCells(relation);
  expect(await weakened.survivors(weakened.securityMutants(), ask)).toEqual([]);
});

test('where everything is granted, a policy that lets anybody write is noticed', async () => {
  const ask = ({ relation }: Mutant) => weakened.strangerCells(relation);
  expect(await weakened.survivors(weakened.writeMutants(), ask)).toEqual([]);
});

test('[F1] each grant of a privilege or function that we do not give is noticed, and each one that is revoked', async () => {
  await open('hosted');
  expect(await weakened.privilegeCells(true)).toEqual([]);
  const mutants = await weakened.grantMutants();
  const ask = ({ relation }: Mutant) => weakened.privilegeCells(relation !== undefined);
  const survived = await weakened.survivors(mutants, ask);
  // a grant that exists already, and a revoke of one that does not exist, change nothing
  expect(await weakened.changing(survived)).toEqual([]);
});
