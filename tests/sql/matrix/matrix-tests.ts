import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { World as GrantWorld } from '../database.ts';
import type { Session } from '../session.ts';
import { SEES, VIEWS } from './matrix.ts';
import { functionCells, invokerCells, policyCells } from './matrix-catalog.ts';
import { readCells, type Relation, relationsOf } from './matrix-reads.ts';
import { ROLES } from './topics/topic.ts';
import { buildWorld, type World } from './world/matrix-world.ts';
import { writeCells } from './matrix-writes.ts';

/** How a test gets its database. */
export type Source<Db extends Session & AsyncDisposable> = {
  open(grants: GrantWorld): Promise<Db>;
  /** In place of `db`, with the same rows: PGlite hangs after about 12,000 failed statements. */
  renew?(db: Db): Promise<Db>;
};

/** Twelve roles against every relation, column and function; tests on PostgreSQL and on PGlite use this. */
export const matrixTests = <Db extends Session & AsyncDisposable>(
  grants: GrantWorld,
  { open, renew = (db) => Promise.resolve(db) }: Source<Db>,
): void => {
  describe(`where the grants are those of ${grants}`, () => {
    let db: Db;
    let world: World;
    let relations: Relation[];
    beforeAll(async () => {
      db = await open(grants);
      world = await buildWorld(db);
      relations = await relationsOf(db);
    });
    afterAll(() => db[Symbol.asyncDispose]());

    test.each(ROLES)(
      '[T1] [T7] [T11] %s sees of each relation and column exactly what the matrix says',
      async (role) => {
        const breaches = [];
        for (const relation of relations)
          breaches.push(...(await readCells(db, { world, grants, relation, role })));
        expect(breaches).toEqual([]);
      },
    );

    describe.each([0, 4, 8].map((from) => ({ roles: ROLES.slice(from, from + 4) })))(
      'writes: $roles',
      ({ roles }) => {
        beforeAll(async () => {
          db = await renew(db);
        });

        test.each(roles)(
          '[T3] [T8] %s writes no table and no column, whatever the row',
          async (role) => {
            const breaches = [];
            for (const relation of relations)
              breaches.push(...(await writeCells(db, { world, grants, relation, role })));
            expect(breaches).toEqual([]);
          },
        );
      },
    );

    test('the forged rows are valid: the owner of the database may insert them', async () => {
      const refused: string[] = [];
      for (const relation of relations.filter(({ is_view }) => !is_view)) {
        // one-row tables, and rows that exist once per person, team or ad
        if (
          /sync_meta|number_key|place_turns|public_snapshot|profile|_metrics|_standings/.test(
            relation.name,
          )
        )
          continue;
        const table = relation.name.replace(/^\w+\./, '');
        await db.trial('postgres', async () => {
          const row = world.forged(table, 'stranger');
          if (table === 'operator_contacts') {
            const operator = world.forged('operators', 'stranger');
            await insert('public.operators', operator);
            row['operator_id'] = operator['id'];
          }
          await insert(relation.name, row).catch((error: unknown) =>
            refused.push(`${relation.name}: ${String(error)}`),
          );
        });
      }
      expect(refused).toEqual([]);
    });

    test('[T10] a role may execute the functions that the matrix names, and no others', async () => {
      expect(await functionCells(db)).toEqual([]);
    });

    test('every table, view and policy of the catalog is in the matrix, and nothing else', async () => {
      expect(relations.map(({ name }) => name).toSorted()).toEqual(
        [...new Set([...Object.keys(SEES), ...Object.keys(VIEWS)])].toSorted(),
      );
      expect([...(await policyCells(db)), ...(await invokerCells(db))]).toEqual([]);
    });

    async function insert(relation: string, row: Record<string, unknown>): Promise<void> {
      const columns = Object.keys(row).join();
      await db.rows(
        `insert into ${relation} (${columns}) select ${columns} from jsonb_populate_record(null::${relation}, $1::text::jsonb)`,
        [JSON.stringify(row)],
      );
    }
  });
};
