import { expect, test } from 'vitest';
import * as v from 'valibot';
import { effectsOf, learnAll } from '#sync/registry/registry.ts';
import { collections } from '#sync/records/collections.ts';
import { fc, MODEL_RUNS, seedIds } from '#tests/fixtures/samples/generated-cases.ts';
import { mutate } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addFullTeam, addTeam } from './team-acts.ts';
import { anyChoice, captainOf, chooseTeamMutation } from './team-choices.ts';

/**
 * Fields that only the server knows: names that it copies, instants of its clock, versions, counts.
 */
const SERVERS_OWN = new Set([
  'rev',
  'sync_xid',
  'created_at',
  'updated_at',
  'earned_at',
  'expires_at',
  'name',
  'captain_name',
  'latitude',
  'longitude',
  'avatar_url',
  'points',
  'events_count',
  'author_name',
  'author_avatar_url',
  'whatsapp',
  'instagram',
  'poll_results',
  'in_team',
]);

seedIds();
await learnAll();
const db = await databaseOfFile();

type Row = { id: string } & Record<string, unknown>;
const VIEWS = ['teams', 'team_members', 'team_records'] as const;

/** The rows as a person sees them, by collection and id. */
const seen = (user: string) =>
  db.trial({ user }, async () => {
    await db.exec(`set local timezone = 'UTC'`);
    const rows = new Map<string, Row>();
    for (const name of VIEWS) {
      const found = await db.rows<{ row: Row }>(
        `select to_jsonb(r) as row from private.sync_${name} r`,
      );
      for (const { row } of found) {
        const { success, output } = v.safeParse(collections[name].row, row);
        expect(success, JSON.stringify(row)).toBe(true);
        rows.set(`${name} ${row.id}`, output as unknown as Row);
      }
    }
    return rows;
  });

test(`in ${MODEL_RUNS} random states the device’s effect and the server’s row agree where the effect predicts something, also when it is sent twice`, async () => {
  const choices = fc.sample(anyChoice, { numRuns: MODEL_RUNS });
  const full = await addFullTeam(db);
  const { team } = full;
  const other = await addTeam(db, full.person.stranger);
  const people = Object.values(full.person);
  let applied = 0;
  for (const choice of choices) {
    // mostly people who may
    const user =
      (choice.who < 60 ? await captainOf(db, team) : people[choice.who % people.length]) ?? '';
    const mutation = await chooseTeamMutation(db, { full, other: other.team }, { ...choice, user });
    if (!mutation) continue;
    const before = await seen(user);
    const sent = { ...mutation, id: crypto.randomUUID() };
    const { status, code, touched } = await mutate(db, user, sent);
    const after = await seen(user);
    // a replay has no effect
    expect(await mutate(db, user, sent)).toMatchObject({ dup: true });
    expect(await seen(user), `replayed ${mutation.name}`).toEqual(after);
    if (status !== 'applied') {
      expect(after, `refused ${mutation.name} ${code}`).toEqual(before);
      continue;
    }
    applied += 1;
    const asked = { user_id: user, at: '2026-11-21T12:00:00.000Z' };
    for (const { collection, id, change } of effectsOf(mutation.name, mutation.args, asked)) {
      const key = `${collection} ${id}`;
      const shown = (change as (row: Row | undefined) => Row | undefined)(before.get(key));
      const theirs = after.get(key);
      const what = JSON.stringify({ mutation });
      // a row that the answer does not name is shown no more
      if (shown && !before.has(key))
        expect(
          touched.map((one) => one.join(' ')),
          what,
        ).toContain(key);
      if (!shown) expect(theirs, what).toBeUndefined();
      else expect(claims(theirs), what).toEqual(claims(shown));
    }
  }
  expect(applied, `of ${MODEL_RUNS}`).toBeGreaterThan(MODEL_RUNS / 5);

  function claims(row: unknown): unknown {
    if (Array.isArray(row)) return row.map(claims);
    if (typeof row === 'string' && /^\d{4}-\d\d-\d\dT/.test(row)) return Date.parse(row);
    if (typeof row !== 'object' || row === null) return row;
    return Object.fromEntries(
      Object.entries(row)
        .filter(([key]) => !SERVERS_OWN.has(key))
        .map(([key, value]) => [key, claims(value)]),
    );
  }
});

test('afterwards a team has one captain, the one that its row names, and its card says so', async () => {
  expect(
    await db.rows(`select t.id from public.teams t left join public.team_members m
      on m.team_id = t.id and m.role = 'captain' and m.deleted_at is null
      where t.deleted_at is null group by t.id having array_agg(m.user_id) is distinct from array[t.captain_id]`),
  ).toEqual([]);
  expect(
    await db.rows(`select y.team_id from public.team_tallies y where members_count <>
      (select count(*) from public.team_members m where m.team_id = y.team_id and m.approved and m.deleted_at is null)
      or points <> (select coalesce(sum(p.points), 0) from public.team_points p where p.team_id = y.team_id)`),
  ).toEqual([]);
  expect(
    await db.rows(`select t.id from public.teams t where (t.member_count, t.captain_name) is distinct from (
      (select count(*) from public.team_members m where m.team_id = t.id and m.approved and m.deleted_at is null),
      (select p.name from public.profiles p where p.id = t.captain_id))`),
  ).toEqual([]);
});
