import { effectsOf, learnAll } from '#sync/registry/registry.ts';
import type { Effect } from '#sync/kit/mutation.ts';
import { forgetUses, mutate, type Mutation } from './acts.ts';
import type { Session } from './session.ts';

type Row = Record<string, unknown>;

/** What a device showed for one row before the answer, and what the server made of it. */
export type Disagreement = {
  row: string;
  shown: unknown;
  true: unknown;
};

/**
 * Runs a mutation and compares what the device shows meanwhile with the server's rows afterwards,
 * field by field. Then it runs the mutation a second time: that must change nothing.
 * @param server_only fields that a device never predicts
 * @returns the outcome, and every difference
 */
export async function agreement(
  db: Session,
  of: { user: string; mutation: Mutation; server_only?: string[] },
): Promise<{ code: string; differences: Disagreement[] }> {
  const { user, server_only = [] } = of;
  const mutation = { id: crypto.randomUUID(), ...of.mutation };
  const asked = { user_id: user, at: new Date().toISOString() };
  await learnAll();
  const effects = effectsOf(mutation.name, mutation.args, asked);
  const before = await Promise.all(effects.map((effect) => rowOf(db, user, effect)));
  await forgetUses(db, user);
  const { status, code = status, touched } = await mutate(db, user, mutation);
  const differences: Disagreement[] = [];
  const named = new Set(touched.map((key) => key.join(' ')));
  const compare = async (when: string, wanted: (effect: Effect, i: number) => Row | undefined) => {
    for (const [i, effect] of effects.entries()) {
      const shown = fieldsOf(wanted(effect, i), server_only);
      const there = fieldsOf(await rowOf(db, user, effect), server_only);
      if (JSON.stringify(shown) !== JSON.stringify(there))
        differences.push({ row: `${when} ${effect.collection} ${effect.id}`, shown, true: there });
    }
  };
  const change = (effect: Effect, i: number) =>
    (effect.change as (row: Row | undefined) => Row | undefined)(before[i]);
  const wanted = status === 'applied' ? change : (_: Effect, i: number) => before[i];
  for (const [i, effect] of status === 'applied' ? effects.entries() : []) {
    const row = `named ${effect.collection} ${effect.id}`;
    if (!before[i] && change(effect, i) && !named.has(row.slice('named '.length)))
      differences.push({ row, shown: true, true: null });
  }
  await compare('once', wanted);
  await mutate(db, user, mutation);
  await compare('twice', wanted);
  return { code, differences };
}

async function rowOf(
  db: Session,
  user: string,
  { collection, id }: Effect,
): Promise<Row | undefined> {
  return db.trial({ user }, async () => {
    await db.exec(`set local timezone = 'UTC'`);
    const [found] = await db.rows<{ row: Row }>(
      `select to_jsonb(r) as row from private.sync_${collection} r where id = $1`,
      [id],
    );
    return found?.row;
  });
}

/** The fields that both know, in one order; for a row of several kinds, its `data`. */
function fieldsOf(row: Row | undefined, server_only: string[]): [string, unknown][] | null {
  if (!row) return null;
  const { rev: _rev, sync_xid: _xid, user_id: _user, data, ...columns } = row;
  return Object.entries({ ...columns, ...(data as Row | undefined) })
    .filter(([field]) => !server_only.includes(field))
    .toSorted(([a], [b]) => a.localeCompare(b));
}
