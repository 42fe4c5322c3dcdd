import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAdmin, addPerson, mutate, type Mutation, type Outcome } from '#tests/sql/acts.ts';
import { refusal } from '#tests/sql/session.ts';
import { arenaArgs, readArena } from '#tests/sql/places/arena-acts.ts';
import { atOnce, DOORS, tally } from './crowd.ts';
import { type OpenSession, type RaceServer, startRaceServer } from '../cluster/race-database.ts';

let server: RaceServer;
beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.stop());

/**
 * A patch with a code, an administrator, and a connection and an account for each of twenty people.
 */
async function crowd({ clients = 20, max_uses = 1, prepare = '' } = {}) {
  const database = await server.database();
  const db = await server.open(database);
  await db.exec(prepare);
  const admin = await addAdmin(db);
  const patch = { id: crypto.randomUUID(), nome: 'Ferro-Velho', tipo: 'especial' };
  await mutate(db, admin, { name: 'create_patch@1', args: patch });
  await mutate(db, admin, {
    name: 'generate_patch_codes@1',
    args: { patch_id: patch.id, max_uses },
  });
  const code = await db.one<string>('select code from private.patch_codes');
  const people: { session: OpenSession; user: string }[] = [];
  for (let n = 0; n < clients; n += 1) {
    const user = await addPerson(db, `Pessoa ${n}`);
    people.push({ session: await server.open(database), user });
  }
  return {
    db,
    admin,
    patch: patch.id,
    code,
    people,
    all: (what: (n: number) => Mutation) =>
      Promise.all(people.map(({ session, user }, n) => mutate(session, user, what(n)))),
    close: () => Promise.all([db, ...people.map(({ session }) => session)].map((s) => s.close())),
  };
}

const kept = (db: OpenSession) =>
  db.rows(`select (select used from private.patch_codes) as used,
    (select count(*)::int from private.patch_redemptions) as redemptions,
    (select count(*)::int from public.user_patches) as patches,
    (select coalesce(sum(points), 0)::int from public.user_points) as points,
    (select coalesce(sum(points), 0)::int from private.user_standings) as standing`);

/** The functions without the code's lock, and without the check behind it. */
const WITHOUT_LOCK = `${DOORS}
  do $$ begin
    execute replace(replace(pg_get_functiondef('mutation."redeem_patch@1"(uuid,jsonb)'::regprocedure),
      'where id = c.id for update', 'where id = c.id'),
      'if not private.earn_patch', 'perform private.door(1); if not private.earn_patch');
    alter table private.patch_codes drop constraint no_more_uses_than_allowed;
  end $$;`;

test('a code for one, twenty people: one gets the patch', async () => {
  const race = await crowd();
  const outcomes = await race.all(() => ({ name: 'redeem_patch@1', args: { code: race.code } }));
  expect(tally(outcomes)).toEqual({ applied: 1, patch_code_invalid: 19 });
  expect(await kept(race.db)).toEqual([
    { used: 1, redemptions: 1, patches: 1, points: 50, standing: 50 },
  ]);
  await race.close();
});

test('negative control: without the lock more than one gets it', async () => {
  const race = await crowd({ prepare: WITHOUT_LOCK });
  const outcomes = await atOnce({ admin: race.db, people: 20 }, () =>
    race.all(() => ({ name: 'redeem_patch@1', args: { code: race.code } })),
  );
  expect(outcomes.filter(({ status }) => status === 'applied').length).toBeGreaterThan(1);
  await race.close();
});

test('a code for seven, twenty people: seven get it', async () => {
  const race = await crowd({ max_uses: 7 });
  const outcomes = await race.all(() => ({ name: 'redeem_patch@1', args: { code: race.code } }));
  expect(tally(outcomes)).toEqual({ applied: 7, patch_code_invalid: 13 });
  await race.close();
});

test('one person on twenty connections: once, and only five attempts are allowed', async () => {
  const race = await crowd({ max_uses: 20 });
  const me = race.people[0]!.user;
  const outcomes: Outcome[] = [];
  const refused = await Promise.all(
    race.people.map(({ session }) =>
      refusal(async () => {
        const mutation = { name: 'redeem_patch@1', args: { code: race.code } };
        outcomes.push(await mutate(session, me, mutation));
      }),
    ),
  );
  expect(tally(outcomes)).toEqual({ applied: 1, patch_already_redeemed: 4 });
  expect(refused.filter((said) => said?.sql_state === 'PT429')).toHaveLength(15);
  expect(await kept(race.db)).toMatchObject([{ used: 1, patches: 1, points: 50 }]);
  await race.close();
});

test('assigned and redeemed at once: one patch, one payment', async () => {
  const race = await crowd({ clients: 10, max_uses: 10 });
  const assignAll = async () => {
    const outcomes: Outcome[] = [];
    for (const { user } of race.people) {
      const args = { user_id: user, patch_id: race.patch };
      outcomes.push(await mutate(race.db, race.admin, { name: 'assign_patch@1', args }));
    }
    return outcomes;
  };
  const [assigned, redeemed] = await Promise.all([
    assignAll(),
    race.all(() => ({ name: 'redeem_patch@1', args: { code: race.code } })),
  ]);
  const outcomes = [...assigned, ...redeemed];
  expect(outcomes.filter(({ status }) => status === 'applied')).toHaveLength(10);
  expect(await kept(race.db)).toMatchObject([{ patches: 10, points: 500, standing: 500 }]);
  await race.close();
});

test('redeeming against deleting: either somebody has the patch and it stays, or nobody has', async () => {
  const race = await crowd({ clients: 10, max_uses: 10 });
  const [gone, ...outcomes] = await Promise.all([
    mutate(race.db, race.admin, { name: 'delete_patch@1', args: { id: race.patch } }),
    ...race.people.map(({ session, user }) =>
      mutate(session, user, { name: 'redeem_patch@1', args: { code: race.code } }),
    ),
  ]);
  const { applied = 0 } = tally(outcomes);
  const deleted = await race.db.one<boolean>(
    'select deleted_at is not null from public.patches where id = $1',
    [race.patch],
  );
  expect({ deleted, code: gone?.code ?? 'applied' }).toEqual(
    applied > 0 ? { deleted: false, code: 'patch_in_use' } : { deleted: true, code: 'applied' },
  );
  await race.close();
});

test('two administrators decide about one arena: it is decided once', async () => {
  const race = await crowd({ clients: 2 });
  const [one, two] = race.people;
  const args = arenaArgs();
  await mutate(race.db, one!.user, { name: 'propose_arena@1', args });
  await race.db.rows(
    `insert into public.user_roles (user_id, role) select unnest($1::uuid[]), 'admin'`,
    [[one!.user, two!.user]],
  );
  const read = { id: args.id, base: await readArena(race.db, args.id) };
  const reason = 'Já existe no mapa.';
  const outcomes = await Promise.all([
    mutate(one!.session, one!.user, { name: 'approve_arena@1', args: read }),
    mutate(two!.session, two!.user, { name: 'reject_arena@1', args: { ...read, reason } }),
  ]);
  expect(outcomes.filter(({ status }) => status === 'applied')).toHaveLength(1);
  expect(
    await race.db.one('select count(*)::int from public.notifications where user_id = $1', [
      one!.user,
    ]),
  ).toBe(1);
  await race.close();
});
