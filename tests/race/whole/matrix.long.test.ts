import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GRANT_EVERYTHING, type World as GrantWorld } from '#tests/sql/database.ts';
import { ROLES } from '#tests/sql/matrix/topics/topic.ts';
import { functionCells } from '#tests/sql/matrix/matrix-catalog.ts';
import { readCells, relationsOf } from '#tests/sql/matrix/matrix-reads.ts';
import { buildWorld } from '#tests/sql/matrix/world/matrix-world.ts';
import { writeCells } from '#tests/sql/matrix/matrix-writes.ts';
import { type RaceServer, startRaceServer } from '../cluster/race-database.ts';

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

/** The matrix of tests/sql, on production's database: PGlite is a version ahead of it. */
describe.each<GrantWorld>(['hosted', 'granted'])(
  'real PostgreSQL with the grants of %s',
  (grants) => {
    test('[T1] [T3] [T8] twelve roles read and write exactly what the matrix says', async () => {
      const db = await server.open(await server.database());
      if (grants === 'granted') await db.exec(GRANT_EVERYTHING);
      const world = await buildWorld(db);
      const relations = await relationsOf(db);
      const breaches = await functionCells(db);
      for (const role of ROLES) {
        for (const relation of relations) {
          breaches.push(...(await readCells(db, { world, grants, relation, role })));
          breaches.push(...(await writeCells(db, { world, grants, relation, role })));
        }
      }
      expect(breaches).toEqual([]);
      await db.close();
    });
  },
);
