import { beforeEach, expect, test } from 'vitest';
import { databaseOfFile } from '../database.ts';
import { addFullTeam, addMember, addTeam, must, said, type TeamRole } from './team-acts.ts';

let full: Awaited<ReturnType<typeof addFullTeam>>;
const db = await databaseOfFile();
beforeEach(async () => {
  full = await addFullTeam(db);
});

const EARLY = '2026-11-20T12:00:00.000Z';
const LATE = '2026-11-21T12:00:00.123456Z';
const read = (role: TeamRole, seen_at: string, channel = 'general') =>
  said(db, full.person[role], 'mark_read@1', { team_id: full.team, channel, seen_at });
type Mark = { user_id: string; kind: string; data: Record<string, unknown>; rev: number };
/** What the scope `me` of a person has of it. */
const marksOf = (role: TeamRole) =>
  db.trial({ user: full.person[role] }, () =>
    db.rows<Mark>(
      `select user_id, kind, data, rev::int from private.sync_my_records where kind = 'read_mark'`,
    ),
  );
/** All that the scope of the team has, by the newest change in it. */
const teamChanged = () =>
  db.one(
    `select array_agg(x order by x) from (select max(sync_xid) as x from public.team_members where team_id = $1
     union all select max(sync_xid) from public.teams where id = $1
     union all select max(sync_xid) from private.team_communication_records where team_id = $1) s`,
    [full.team],
  );
const left = () =>
  db.one<number>('select count(*)::int from public.read_marks where team_id = $1', [full.team]);

test('a mark goes forward only, reaches its own person, and changes nothing in the team', async () => {
  const before = await teamChanged();
  expect(await read('member', EARLY)).toBe('applied');
  expect(await read('member', LATE)).toBe('applied');
  const data = { team_id: full.team, channel: 'general' };
  const mark = { user_id: full.person.member, kind: 'read_mark', rev: 2 };
  const [kept] = await marksOf('member');
  expect(kept).toMatchObject({ ...mark, data });
  expect(String(kept?.data['seen_at'])).toMatch(/^2026-11-21T12:00:00\.123456/);
  // an earlier one changes nothing: no device is woken
  expect(await read('member', EARLY)).toBe('applied');
  expect(await marksOf('member')).toEqual([kept]);
  expect(await marksOf('captain')).toEqual([]);
  expect(await teamChanged()).toEqual(before);
});

test('a clock that is wrong marks nothing that is not written yet', async () => {
  await read('member', '2100-01-01T00:00:00Z');
  expect(
    await db.one('select max(seen_at) <= now() from public.read_marks where team_id = $1', [
      full.team,
    ]),
  ).toBe(true);
});

test('only who may read a channel marks it', async () => {
  const answers = async (channel: string) => {
    const by: Record<string, string> = {};
    for (const role of Object.keys(full.person) as TeamRole[])
      by[role] = await read(role, EARLY, channel);
    return by;
  };
  const everybody = {
    captain: 'applied',
    officer: 'applied',
    veteran: 'applied',
    member: 'applied',
  };
  const none = { pending: 'not_allowed', stranger: 'not_allowed' };
  for (const channel of ['announcements', 'general', 'events'])
    expect(await answers(channel)).toEqual({ ...everybody, ...none });
  expect(await answers('tactical')).toEqual({ ...everybody, ...none, member: 'not_allowed' });
  expect(await answers('admin')).toEqual({
    ...everybody,
    ...none,
    member: 'not_allowed',
    veteran: 'not_allowed',
  });
  expect(await answers('secret')).toMatchObject({ captain: 'invalid_args: channel' });
});

test('who leaves takes their marks along, and they depart from their scope alone', async () => {
  await read('member', EARLY);
  await read('captain', EARLY);
  const id = await db.one<string>('select id from public.read_marks where user_id = $1', [
    full.person.member,
  ]);
  await must(db, full.person.member, 'leave_team@1', {
    member_id: full.member_id.member,
    team_id: full.team,
  });
  expect([await left(), await marksOf('member')]).toEqual([1, []]);
  expect(
    await db.rows('select scope, collection from private.departures where id = $1', [id]),
  ).toEqual([{ scope: `me:${full.person.member}`, collection: 'my_records' }]);
  expect(await read('member', LATE)).toBe('not_allowed');
});

test('with a team, and with an account, its marks go', async () => {
  await read('captain', EARLY);
  await read('veteran', EARLY);
  await db.rows('delete from auth.users where id = $1', [full.person.veteran]);
  expect(await left()).toBe(1);
  await must(db, full.person.captain, 'delete_team@1', { id: full.team });
  expect([await left(), await read('captain', LATE)]).toEqual([0, 'team_gone']);
});

test('each team and channel has a mark of its own', async () => {
  const { member, captain } = full.person;
  const other = await addTeam(db, captain);
  await addMember(db, member, { team: other.team, captain });
  await read('member', EARLY);
  await read('member', LATE, 'events');
  await must(db, member, 'mark_read@1', { team_id: other.team, channel: 'general', seen_at: LATE });
  const marks = await marksOf('member');
  expect(
    new Set(marks.map(({ data }) => `${String(data['team_id'])} ${String(data['channel'])}`)),
  ).toEqual(new Set([`${full.team} general`, `${full.team} events`, `${other.team} general`]));
});
