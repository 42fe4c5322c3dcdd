import type { GenericSchema } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mutations } from '#sync/registry/all-mutations.ts';
import { sampleOf } from '#tests/fixtures/samples/sample-args.ts';
import {
  addAdmin,
  addEvent,
  addOperator,
  addPerson,
  registration,
  verdict,
} from '#tests/sql/acts.ts';
import { readArena } from '#tests/sql/places/arena-acts.ts';
import { refusal } from '#tests/sql/session.ts';
import { addTeam, must } from '#tests/sql/teams/team-acts.ts';
import { afterFirst } from './after-first.ts';
import { openPair, rpc } from './pair.ts';
import { type OpenSession, type RaceServer, startRaceServer } from '../cluster/race-database.ts';

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

type Args = Record<string, unknown>;
/** Corrects arguments that the phone's schema accepts and the database does not. */
const RIGHT: Record<string, Args> = {
  'check_in@1': { mark: 'in', undoes: null },
  'record_station@1': {
    station: 'payment',
    ...Object.fromEntries(
      ['undoes', 'signature', 'replica', 'fps', 'bb_g', 'seal', 'colour', 'event_team_id'].map(
        (field) => [field, null],
      ),
    ),
  },
  'relay_stations@1': { stations: [] },
  'register_squad@1': {
    operators: [1, 2].map((n) => {
      const { event_id: _, ...person } = registration('');
      return { ...person, name: `Ana ${'i'.repeat(n)}` };
    }),
  },
  'update_agenda_event@1': { patch: { title: 'Treino' }, base: {} }, // of an entry that is about no event
  'post_communication@1': { type: 'message', poll_options: [], media_urls: [] },
};
const sample = (name: string): Args => {
  const args = sampleOf(mutations[name as keyof typeof mutations].args as GenericSchema) as Args;
  return { ...args, ...('name' in args && { name: 'Ana Souza' }), ...RIGHT[name] };
};

type Row = {
  /** The refusal of a mutation when the row is deleted. */
  gone: string;
  table: string;
  /** The arguments that may name the row. */
  named: string[];
  /** The argument that names another row. */
  other?: string;
  make: (db: OpenSession, me: string) => Promise<string>;
};
const made = async (db: OpenSession, me: string, name: string, args: Args) => {
  const id = crypto.randomUUID();
  await must(db, me, name, { ...args, id });
  return id;
};
const ROWS: Record<string, Row> = {
  event: {
    gone: 'event_not_found',
    table: 'airsoft_events',
    named: ['event_id', 'id'],
    make: (db, me) => addEvent(db, me),
  },
  team: {
    gone: 'team_gone',
    table: 'teams',
    named: ['team_id', 'id'],
    other: 'team2_id',
    make: async (db, me) => (await addTeam(db, me)).team,
  },
  patch: {
    gone: 'patch_not_found',
    table: 'patches',
    named: ['patch_id', 'id'],
    make: (db, me) => made(db, me, 'create_patch@1', { nome: 'Mata', tipo: 'especial' }),
  },
  arena: {
    gone: 'arena_not_found',
    table: 'arenas',
    named: ['arena_id', 'id'],
    // a published one: of the others some mutations know nothing
    make: async (db, me) => {
      const id = await made(db, me, 'propose_arena@1', sample('propose_arena@1'));
      await must(db, me, 'approve_arena@1', { id, base: await readArena(db, id) });
      return id;
    },
  },
};

/** Deletes the row, or restores it, without running any trigger. */
const setDeleted = async (db: OpenSession, [table, id]: [string, string], at: 'now()' | 'null') => {
  await db.exec('set local session_replication_role = replica');
  await db.rows(`select from public.${table} where id = $1 for update`, [id]);
  await db.rows(`update public.${table} set deleted_at = ${at} where id = $1`, [id]);
};

/**
 * Sends every mutation of a row while another session deletes it. @returns those that decided by
 * the state before
 */
async function outOfTurn({ gone, table, named, other = '', make }: Row, prepare = '') {
  const database = await server.database();
  const pair = [await server.open(database), await server.open(database)] as const;
  const [db] = pair;
  await db.exec(prepare);
  const me = await addAdmin(db); // organiser, captain and administrator in one
  const row: [string, string] = [table, await make(db, me)];
  const another = await make(db, me);
  const names: string[] = [];
  const wrong: string[] = [];
  for (const name of Object.keys(mutations)) {
    const args = sample(name);
    const key = named.find((one) => one in args);
    if (!key) continue;
    const given = { ...args, [key]: row[1], ...(other in args && { [other]: another }) };
    const ask = (by: OpenSession) => verdict(by, me, { name, args: given });
    const remove = () => setDeleted(db, row, 'now()');
    const said = await db.trial('postgres', async () => {
      await remove();
      return ask(db);
    });
    if (!said.startsWith(gone)) continue; // some add the argument's name
    names.push(name);
    const there = await db.trial('postgres', () => ask(db));
    expect(there, `${name}: these arguments tell nothing`).not.toBe(said);
    const { answer } = await afterFirst(pair, { act: remove }, () =>
      pair[1].trial('postgres', () => ask(pair[1])),
    );
    await db.request('postgres', () => setDeleted(db, row, 'null'));
    if (answer !== said) wrong.push(name);
  }
  for (const session of pair) await session.close();
  return { names, wrong };
}

test.each(Object.entries(ROWS))('every mutation of one %s waits for its lock', async (_, row) => {
  const { names, wrong } = await outOfTurn(row);
  expect(names.length).toBeGreaterThan(1);
  expect(wrong).toEqual([]);
});

/** The functions that lock for a mutation, and those mutations that lock by themselves. */
const UNLOCKED = `do $$ declare f regprocedure; begin
  for f in select p.oid from pg_proc p where p.oid in ('private.lock_event'::regproc, 'private.lock_team'::regproc,
      'private.lock_patch'::regproc, 'private.lock_arena'::regproc, 'private.event_for_agenda'::regproc)
    or p.pronamespace = 'mutation'::regnamespace and p.prosrc like '% for key share%' loop
    execute regexp_replace(pg_get_functiondef(f), ' for (no key update|update|key share)', '', 'g');
  end loop;
end $$`;

test.each(Object.entries(ROWS))(
  'negative control: without the lock none of one %s does',
  async (_, row) => {
    const { names, wrong } = await outOfTurn(row, UNLOCKED);
    expect(wrong).toEqual(names);
  },
);

describe('the event is locked first, as everywhere: otherwise two would wait for each other', () => {
  let pair: readonly [OpenSession, OpenSession];
  let one: OpenSession;
  let two: OpenSession;
  beforeAll(async () => {
    ({ pair, one, two } = await openPair(server));
  });

  /** One transaction holds the event and then changes a row of it that the other changes too. */
  async function crossing(event: string, change: string, other: () => Promise<unknown>) {
    return afterFirst(
      pair,
      { act: () => one.rows('select private.lock_event($1)', [event]) },
      other,
      () => one.rows(change, [event]),
    );
  }

  test('by the deletion of an account', async () => {
    const event = await addEvent(one, await addPerson(one, 'Organizadora'));
    const me = await addPerson(one, 'Ana');
    await addOperator(one, me, { event });
    const { answer } = await crossing(
      event,
      `update public.operators set team = 'Lobos' where event_id = $1`,
      () =>
        refusal(() =>
          two.request({ user: me }, () => rpc(two, 'delete_my_account', { user_id: me })),
        ),
    );
    expect(answer).toBeNull();
  });

  test('by the job that ends offers', async () => {
    const event = await addEvent(one, await addPerson(one, 'Organizadora'));
    await one.rows(
      `insert into public.waiting_list (id, event_id, user_id, name, status, offered_until)
       values (gen_random_uuid(), $1, $2, 'Ana', 'offered', now() - interval '1 hour')`,
      [event, await addPerson(one, 'Ana')],
    );
    const { answer } = await crossing(
      event,
      `update public.waiting_list set name = 'Ana Lima' where event_id = $1`,
      () => two.one('select private.expire_offers()'),
    );
    expect(answer).toBe(1);
  });
});
