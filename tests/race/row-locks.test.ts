import type { GenericSchema } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mutations } from '#sync/mutations/all-mutations.ts';
import { sampleOf } from '#tests/fixtures/sample-args.ts';
import { addAdmin, addEvent, registration, verdict } from '#tests/sql/acts.ts';
import { addTeam, must } from '#tests/sql/team-acts.ts';
import { afterFirst } from './after-first.ts';
import { type OpenSession, type RaceServer, startRaceServer } from './race-database.ts';

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

type Args = Record<string, unknown>;
/** What the phone's schema takes and the database does not, put right. */
const RIGHT: Record<string, Args> = {
  'check_in@1': { mark: 'in', undoes: null },
  'register_squad@1': {
    operators: [1, 2].map((n) => {
      const { event_id: _, ...person } = registration('');
      return { ...person, name: `Ana ${'i'.repeat(n)}` };
    }),
  },
  'post_communication@1': { type: 'message', poll_options: [], media_urls: [] },
};
const sample = (name: string): Args => {
  const args = sampleOf(mutations[name as keyof typeof mutations].args as GenericSchema) as Args;
  return { ...args, ...('name' in args && { name: 'Ana Souza' }), ...RIGHT[name] };
};

type Row = {
  /** The function that locks it, in its mutations. */
  locked_by: string;
  table: string;
  /** The arguments that may name it. */
  named: string[];
  make: (db: OpenSession, me: string) => Promise<string>;
};
const made = async (db: OpenSession, me: string, name: string, args: Args) => {
  const id = crypto.randomUUID();
  await must(db, me, name, { ...args, id });
  return id;
};
const ROWS: Record<string, Row> = {
  event: {
    locked_by: 'lock_(own_)?event',
    table: 'airsoft_events',
    named: ['event_id', 'id'],
    make: (db, me) => addEvent(db, me),
  },
  team: {
    locked_by: 'lock_team(_as)?',
    table: 'teams',
    named: ['team_id', 'id'],
    make: async (db, me) => (await addTeam(db, me)).team,
  },
  patch: {
    locked_by: 'lock_patch',
    table: 'patches',
    named: ['patch_id', 'id'],
    make: (db, me) => made(db, me, 'create_patch@1', { nome: 'Mata', tipo: 'especial' }),
  },
  arena: {
    locked_by: 'lock_arena',
    table: 'arenas',
    named: ['id'],
    make: (db, me) => made(db, me, 'propose_arena@1', sample('propose_arena@1')),
  },
};

/** Deletes the row, or brings it back, and nothing else: no trigger has a say. */
const setDeleted = async (db: OpenSession, [table, id]: [string, string], at: 'now()' | 'null') => {
  await db.exec('set local session_replication_role = replica');
  await db.rows(`update public.${table} set deleted_at = ${at} where id = $1`, [id]);
};

/** Mutations that call one of these functions themselves. */
const callers = async (db: OpenSession, locked_by: string) =>
  (
    await db.rows<{ name: string }>(
      `select proname::text as name from pg_proc where pronamespace = 'mutation'::regnamespace and prosrc ~ $1 order by 1`,
      [`private\\.${locked_by}\\(`],
    )
  ).map(({ name }) => name);

/** One asks for every mutation of a row while another one deletes it. @returns what decided by what was before */
async function outOfTurn({ locked_by, table, named, make }: Row, prepare = '') {
  const database = await server.database();
  const pair = [await server.open(database), await server.open(database)] as const;
  const [db] = pair;
  await db.exec(prepare);
  const me = await addAdmin(db); // organiser, captain and administrator in one
  const row: [string, string] = [table, await make(db, me)];
  const names = await callers(db, locked_by);
  const wrong: string[] = [];
  for (const name of names) {
    const args = sample(name);
    const key = named.find((one) => one in args);
    if (!key) throw new Error(`${name}: none of ${named.join(', ')}`);
    const ask = (by: OpenSession) => verdict(by, me, { name, args: { ...args, [key]: row[1] } });
    const remove = () => setDeleted(db, row, 'now()');
    const there = await db.trial('postgres', () => ask(db));
    const gone = await db.trial('postgres', async () => {
      await remove();
      return ask(db);
    });
    expect(there, `${name}: these arguments tell nothing`).not.toBe(gone);
    const { answer } = await afterFirst(pair, { act: remove }, () =>
      pair[1].trial('postgres', () => ask(pair[1])),
    );
    await db.request('postgres', () => setDeleted(db, row, 'null'));
    if (answer !== gone) wrong.push(name);
  }
  for (const session of pair) await session.close();
  return { names, wrong };
}

test.each(Object.entries(ROWS))('every mutation of one %s takes its turn at it', async (_, row) => {
  const { names, wrong } = await outOfTurn(row);
  expect(names.length).toBeGreaterThan(1);
  expect(wrong).toEqual([]);
});

const UNLOCKED = ['event', 'team', 'patch', 'arena'].map(
  (row) => `do $$ begin execute regexp_replace(pg_get_functiondef('private.lock_${row}'::regproc),
    'for (no key )?update', ''); end $$;`,
);

test.each(Object.entries(ROWS))(
  'negative control: without the lock none of one %s does',
  async (_, row) => {
    const { names, wrong } = await outOfTurn(row, UNLOCKED.join('\n'));
    expect(wrong).toEqual(names);
  },
);
