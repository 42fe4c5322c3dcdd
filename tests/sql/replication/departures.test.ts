import { describe, expect, test } from 'vitest';
import { addAdmin, addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addFullTeam, addTeam } from '../teams/team-acts.ts';
import { edit, END, type Ids, namedStatements, removal } from './named-statements.ts';

const ids: Ids = {};
const db = await databaseOfFile();
const { team, person, member_id } = await addFullTeam(db);
Object.assign(ids, { team, ana: person.member, ana_member: member_id.member });
ids['other'] = (await addTeam(db, await addPerson(db, 'Capitão'))).team;
ids['admin'] = await addAdmin(db);
for (const name of ['rank', 'post', 'agenda', 'alliance', 'arena', 'role'])
  ids[name] = crypto.randomUUID();

const { filled, departed } = namedStatements(() => db, ids);

describe('a departure', () => {
  const depart = `select private.departs('team:x', 'teams', gen_random_uuid(), 1)`;
  const highest = () =>
    db.one<number>('select (pg_snapshot_xmax(pg_current_snapshot())::text::bigint - 1)::int');
  const its_own = () => db.one<number>('select sync_xid::int from private.departures');

  test('[case 12] has no position before a version of the row that somebody may have read', async () => {
    await db.trial('postgres', async () => {
      await db.rows('delete from private.departures');
      const mine = await db.one<number>('select pg_current_xact_id()::text::int');
      await db.trial('postgres', () => db.rows('create table public.later (n int)')); // a later id
      const before = await highest();
      await db.rows(depart);
      expect(before).toBeGreaterThan(mine);
      expect(await its_own()).toBeGreaterThanOrEqual(before);
      expect(await its_own()).toBeLessThanOrEqual(await highest());
    });
  });

  test('of a row that departs again is the newer one', async () => {
    await db.trial('postgres', async () => {
      for (const rev of [1, 2])
        await db.rows(`select private.departs('team:x', 'teams', $1, $2)`, [ids['team'], rev]);
      expect(
        await db.rows(`select rev::int from private.departures where scope = 'team:x'`),
      ).toEqual([{ rev: 2 }]);
    });
  });

  test('is kept for ninety days, to the moment', async () => {
    await db.trial('postgres', async () => {
      await db.rows('delete from private.departures');
      await db.rows(depart);
      const forgotten = async (age: string) => {
        await db.rows('update private.departures set departed_at = now() - $1::interval', [age]);
        return db.one<number>('select private.forget_departures()');
      };
      expect(await forgotten('90 days')).toBe(0);
      expect(await forgotten('90 days 1 microsecond')).toBe(1);
      await db.rows(`insert into private.departures (scope, collection, id, sync_xid, rev, departed_at)
        select 'team:x', 'teams', gen_random_uuid(), 1, 1, now() - interval '91 days' from generate_series(1, 5001)`);
      // no more at a time: others wait while rows are deleted
      for (const count of [5000, 1, 0])
        expect(await db.one('select private.forget_departures()')).toBe(count);
    });
  });
});

const ARENA = `insert into public.arenas (id, name, address, city, state, latitude, longitude, created_by)
  values ('{arena}', 'Campo', 'Rua Um, 100', 'Natal', 'RN', 0, 0, '{ana}')`;
const APPROVED = edit('arenas', 'arena', 'is_active = true');
const REVIEWS = ['me:{admin} arenas {arena}', 'me:{ana} arenas {arena}'];
const PUBLIC = 'public arenas {arena}';
const RANK = `insert into public.team_ranks (id, team_id, name, level) values ('{rank}', '{team}', 'Cabo', 1)`;
const ALLIANCE = `insert into public.team_alliances (id, team1_id, team2_id, type)
  values ('{alliance}', '{team}', '{other}', 'tactical')`;
const ACTIVE = edit('team_alliances', 'alliance', `status = 'active'`);
const BOTH = ['team:{other} team_records {alliance}', 'team:{team} team_records {alliance}'];
const ROLE = `insert into public.user_roles (id, user_id, role) values ('{role}', '{ana}', 'admin')`;
const NO_ROLE = removal('user_roles', 'role');
const MEMBER = ['me:{ana} team_members {ana_member}', 'team:{team} team_members {ana_member}'];

/** By the trigger's function: statements, and what departs by the last of them. */
test.each<[trigger: string, statements: string[], departs: string[]]>([
  ['leave_public', [ARENA, APPROVED, edit('arenas', 'arena')], []],
  ['leave_public', [ARENA, APPROVED, edit('arenas', 'arena', END)], [PUBLIC]],
  ['leave_public', [ARENA, APPROVED, edit('arenas', 'arena', 'is_active = false')], [PUBLIC]],
  ['leave_public', [ARENA, APPROVED, removal('arenas', 'arena')], [PUBLIC]],
  ['leave_public', [ARENA, APPROVED, edit('arenas', 'arena', END), removal('arenas', 'arena')], []],
  ['leave_public', [edit('teams', 'team')], []],
  ['leave_public', [edit('teams', 'team', END)], ['public teams {team}']],
  ['leave_arena_review', [ARENA, edit('arenas', 'arena')], []],
  ['leave_arena_review', [ARENA, APPROVED], REVIEWS],
  ['leave_arena_review', [ARENA, edit('arenas', 'arena', END)], REVIEWS],
  ['leave_arena_review', [ARENA, edit('arenas', 'arena', END), removal('arenas', 'arena')], []],
  ['leave_arena_review', [ARENA, removal('arenas', 'arena')], REVIEWS],
  [
    'leave_arena_review',
    [ARENA, edit('arenas', 'arena', 'created_by = null'), APPROVED],
    ['me:{admin} arenas {arena}'],
  ],
  ['hand_over_review', [ROLE, ARENA, NO_ROLE], ['me:{ana} my_records {role}']], // her own arena stays
  [
    'hand_over_review',
    [ROLE, ARENA, edit('arenas', 'arena', `created_by = '{admin}'`), NO_ROLE],
    ['me:{ana} arenas {arena}', 'me:{ana} my_records {role}'],
  ],
  [
    'hand_over_review',
    [ROLE, ARENA, edit('arenas', 'arena', `created_by = null`), NO_ROLE],
    ['me:{ana} arenas {arena}', 'me:{ana} my_records {role}'],
  ],
  [
    'hand_over_review',
    [ROLE, ARENA, edit('arenas', 'arena', `created_by = null, is_active = true`), NO_ROLE],
    ['me:{ana} my_records {role}'],
  ],
  [
    'hand_over_review',
    [ROLE, ARENA, edit('arenas', 'arena', `created_by = null, ${END}`), NO_ROLE],
    ['me:{ana} my_records {role}'],
  ],
  ['leave_team_record', [RANK, removal('team_ranks', 'rank')], ['team:{team} team_records {rank}']],
  ['leave_team_record', [RANK, edit('teams', 'team', END)], ['public teams {team}']], // with its scope
  [
    'leave_team_contact',
    [`delete from public.team_contacts where team_id = '{team}'`],
    ['team:{team} team_records {team}'],
  ],
  ['leave_team_scopes', [edit('team_members', 'ana_member')], []],
  ['leave_team_scopes', [edit('team_members', 'ana_member', END)], MEMBER],
  ['leave_team_scopes', [removal('team_members', 'ana_member')], MEMBER],
  [
    'leave_team_scopes',
    [edit('team_members', 'ana_member', END), edit('team_members', 'ana_member')],
    [],
  ],
  [
    'leave_team_scopes',
    [edit('team_members', 'ana_member', END), removal('team_members', 'ana_member')],
    [],
  ],
  [
    'leave_team_scopes',
    [edit('team_members', 'ana_member', 'user_id = null'), edit('team_members', 'ana_member', END)],
    ['team:{team} team_members {ana_member}'],
  ],
  ['leave_alliance_scopes', [ALLIANCE, ACTIVE], []],
  [
    'leave_alliance_scopes',
    [ALLIANCE, edit('team_alliances', 'alliance', `status = 'rejected'`)],
    [],
  ],
  ['leave_alliance_scopes', [ALLIANCE, ACTIVE, edit('team_alliances', 'alliance')], []],
  [
    'leave_alliance_scopes',
    [ALLIANCE, ACTIVE, edit('team_alliances', 'alliance', `status = 'expired'`)],
    BOTH,
  ],
  ['leave_alliance_scopes', [ALLIANCE, removal('team_alliances', 'alliance')], BOTH],
])('%s, case %#', async (_trigger, statements, departs) => {
  expect(await departed(...statements)).toEqual(departs);
});

test('nothing departs from the scope of an account that is deleted', async () => {
  const gone = await departed(ROLE, `delete from auth.users where id = '{ana}'`);
  expect(gone.filter((one) => one.includes('my_records'))).toEqual([]);
});

test('the version that departs is the newest one: the last one seen, or the one that is hidden', async () => {
  const rev = (...statements: string[]) =>
    db.trial('postgres', async () => {
      for (const statement of statements) await db.rows(filled(statement));
      return db.one<number>('select max(rev)::int from private.departures where id = $1', [
        ids['arena'],
      ]);
    });
  expect(await rev(ARENA, APPROVED)).toBe(2);
  expect(await rev(ARENA, removal('arenas', 'arena'))).toBe(1);
});
