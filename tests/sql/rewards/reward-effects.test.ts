import { expect, test } from 'vitest';
import { effectsOf, learnAll } from '#sync/registry/registry.ts';
import { arenaFields } from '#sync/mutations/arena.ts';
import { patchFields } from '#sync/mutations/patch.ts';
import { rewardArgs } from '#tests/fixtures/samples/reward-args.ts';
import * as v from 'valibot';
import { fc, MEETS_ALL, MODEL_RUNS } from '#tests/fixtures/samples/generated-cases.ts';
import { addAdmin, addPerson, mutate } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { readArena } from '../places/arena-acts.ts';

type Row = Record<string, unknown>;
/** What all states together meet. */
const CHANGES = [
  'create_patch',
  'update_patch',
  'delete_patch',
  'propose_arena',
  'update_arena',
  'approve_arena',
  'reject_arena',
  'delete_arena',
];
const REFUSALS = ['patch_changed', 'arena_changed', 'not_allowed', 'arena_not_found'];

await learnAll();
const db = await databaseOfFile();

const { id: _arena, ...an_arena } = rewardArgs['propose_arena@1'];
const { id: _patch, ...a_patch } = rewardArgs['create_patch@1'];
const some = <T extends object>(of: fc.Arbitrary<T>) =>
  of.chain((all) => fc.subarray(Object.keys(all)).map((keys) => pick(all, keys)));
const pick = (row: Row | object, keys: string[]): Row =>
  Object.fromEntries(keys.map((key) => [key, (row as Row)[key]]));

const name = fc.constantFrom('Campo do Norte', 'Mata Fechada', 'Galpão 7', 'Forte & Cia.');
const arenaArgs = fc.record({
  ...Object.fromEntries(Object.entries(an_arena).map(([key, value]) => [key, fc.constant(value)])),
  name,
  description: fc.constantFrom(null, 'Mata fechada e um forte.'),
  city: fc.constantFrom('Natal', 'São Luís'),
  latitude: fc.double({ min: -33, max: 5, noNaN: true }),
  phone: fc.constantFrom(null, '(85) 3333-0000'),
  whatsapp: fc.constantFrom(null, '5585988887777'),
  game_types: fc.subarray(['milsim', 'cqb', 'scenario']),
  images: fc.subarray(['https://exemplo.test/1.webp', 'https://exemplo.test/2.webp']),
  opening_hours: fc.constantFrom({}, { domingo: '08:00 às 17:00' }),
});
const patchArgs = fc.record({
  ...Object.fromEntries(Object.entries(a_patch).map(([key, value]) => [key, fc.constant(value)])),
  nome: name,
  descricao: fc.constantFrom(null, 'Começou antes do sol.'),
  tipo: fc.constantFrom('normal', 'mvp', 'especial'),
});
const steps = fc.record({
  kind: fc.nat(99),
  actor: fc.nat(3),
  which: fc.nat(11),
  stale: fc.boolean(),
  arena: arenaArgs,
  patch: patchArgs,
  arena_part: some(arenaArgs),
  patch_part: some(patchArgs),
});

test(`in ${MODEL_RUNS} random states the device shows what the server then does, also when it is sent twice`, async () => {
  const people = [
    await addAdmin(db),
    await addAdmin(db),
    await addPerson(db, 'Ana'),
    await addPerson(db, 'Bruno'),
  ];
  const ids = { arenas: [] as string[], patches: [] as string[] };
  const met = new Map<string, number>();
  for (const step of fc.sample(steps, { numRuns: MODEL_RUNS })) {
    const me = people[step.actor] ?? '';
    const { collection, mutation } = asSent(await next(step));
    const id = String((mutation.args as { id: string }).id);
    const [effect] = effectsOf(mutation.name, mutation.args, {
      user_id: me,
      at: new Date().toISOString(),
    });
    const at = { mutation };
    expect(effect, JSON.stringify(at)).toMatchObject({ collection, id });
    const before = await seenBy(me, collection, id);
    const change = effect!.change as (row: unknown) => Row | undefined;
    const shown = change(before);
    expect({ ...at, row: change(shown) }).toEqual({ ...at, row: shown });

    const said = await mutate(db, me, mutation);
    met.set(`${mutation.name} ${said.code ?? said.status}`, 1);
    const after = await seenBy(me, collection, id);
    if (said.status === 'rejected') expect({ ...at, row: after }).toEqual({ ...at, row: before });
    // a replica without the row predicts nothing
    else if (before !== undefined || mutation.name.match(/^(create|propose)/))
      expect({ ...at, row: claimed(shown, before, after) }).toEqual({
        ...at,
        row: claimed(shown, before, shown),
      });
    if (said.status === 'applied' && !before && shown)
      expect(said.touched).toContainEqual([collection, id]); // else it is shown no more
    const rows = await everything();
    const again = await mutate(db, me, mutation);
    expect(again).toMatchObject({ dup: true, status: said.status });
    expect(await everything()).toBe(rows);
  }
  if (MEETS_ALL) {
    for (const each of CHANGES) expect([...met.keys()]).toContain(`${each}@1 applied`);
    for (const each of REFUSALS) expect([...met.keys()].join()).toContain(each);
  }

  async function next({
    kind,
    which,
    stale,
    ...of
  }: typeof steps extends fc.Arbitrary<infer T> ? T : never) {
    const collection = kind < 40 ? ('patches' as const) : ('arenas' as const);
    const known = ids[collection];
    const id = known[known.length - 1 - (which % Math.max(known.length, 1))] ?? crypto.randomUUID();
    const made = { id: crypto.randomUUID() };
    const make = (name: string, args: object) => {
      known.push(made.id);
      return {
        collection,
        mutation: { id: crypto.randomUUID(), name, args: { ...made, ...args } },
      };
    };
    const act = (name: string, args: object = {}) => ({
      collection,
      mutation: { id: crypto.randomUUID(), name, args: { id, ...args } },
    });
    const edit = (name: string, patch: Row) =>
      act(name, {
        patch,
        base: stale ? pick(collection === 'arenas' ? of.arena : of.patch, Object.keys(patch)) : {},
      });
    if (kind < 12) return make('create_patch@1', of.patch);
    if (kind < 32) return edit('update_patch@1', of.patch_part);
    if (kind < 40) return act('delete_patch@1');
    if (kind < 58) return make('propose_arena@1', of.arena);
    if (kind < 82) return edit('update_arena@1', of.arena_part);
    // of an arena that is not there nothing was read
    const read = kind < 96 && !stale ? await readArena(db, id) : {};
    const base = { ...of.arena, ...read };
    if (kind < 90) return act('approve_arena@1', { base });
    if (kind < 96) return act('reject_arena@1', { base, reason: 'Já existe no mapa.' });
    return act('delete_arena@1');
  }
});

/** The row as the person's device would hold it. */
async function seenBy(me: string, collection: string, id: string): Promise<Row | undefined> {
  const [found] = await db.trial({ user: me }, () =>
    db.rows<{ row: Row }>(
      `select to_jsonb(r) as row from private.sync_${collection} r where id = $1`,
      [id],
    ),
  );
  return found?.row;
}

/**
 * What an effect predicts of a row: its absence, or the fields that it set. The server's clock and
 * versions are left out.
 */
function claimed(
  shown: Row | undefined,
  before: Row | undefined,
  row: Row | undefined,
): Row | undefined {
  if (shown === undefined || row === undefined) return row;
  const set = Object.keys(shown).filter(
    (key) =>
      !['created_at', 'updated_at', 'rev', 'sync_xid'].includes(key) &&
      JSON.stringify(shown[key]) !== JSON.stringify(before?.[key]),
  );
  return pick(row, set);
}

const everything = () =>
  db.one<string>(`select md5(string_agg(t, '|' order by t)) from (
    select to_jsonb(x)::text as t from public.arenas x union all select to_jsonb(x)::text from public.patches x
    union all select to_jsonb(x)::text from public.notifications x union all select to_jsonb(x)::text from private.departures x) r`);

test('the app’s own checks accept what is sent', () => {
  for (const args of fc.sample(arenaArgs, 50)) v.parse(v.object(arenaFields), args);
  for (const args of fc.sample(patchArgs, 50)) v.parse(v.object(patchFields), args);
});

/** As JSON carries it: -0 becomes 0. */
const asSent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
