import { describe, expect, test } from 'vitest';
import { verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addFullTeam, must, type TeamRole } from './team-acts.ts';

const db = await databaseOfFile();
const full = await addFullTeam(db);

const roles = ['captain', 'officer', 'veteran', 'member', 'pending', 'stranger'] as const;
const as = (role: TeamRole, name: string, args: object) =>
  verdict(db, full.person[role], { name, args: { team_id: full.team, ...args } });
const id = () => crypto.randomUUID();

describe('ranks', () => {
  const addRank = async (level: number) => {
    const rank = id();
    const args = { id: rank, team_id: full.team, name: `Nível ${level}`, level };
    await must(db, full.person.captain, 'create_rank@1', args);
    return rank;
  };

  test('[T6] captain and officers create them; only the captain changes and deletes', async () => {
    const said = async (name: string, args: (rank: string) => object) => {
      const answers: string[] = [];
      for (const role of roles) answers.push(await as(role, name, args(await addRank(2))));
      return answers;
    };
    const no = 'not_allowed';
    expect(await said('create_rank@1', () => ({ id: id(), name: 'Cabo', level: 1 }))).toEqual([
      'applied',
      'applied',
      no,
      no,
      no,
      no,
    ]);
    const patch = { patch: { level: 4 }, base: { level: 2 } };
    const captain_only = ['applied', no, no, no, no, no];
    expect(await said('update_rank@1', (rank) => ({ id: rank, ...patch }))).toEqual(captain_only);
    expect(await said('delete_rank@1', (rank) => ({ id: rank }))).toEqual(captain_only);
  });

  test.each<[string, object, string]>([
    ['no name', { name: '' }, 'invalid_args: name'],
    ['level 0', { level: 0 }, 'invalid_args: level'],
    ['a requirement below 0', { min_points: -1 }, 'invalid_args: min_points'],
    ['half a day', { min_time_in_team: 0.5 }, 'invalid_args: min_time_in_team'],
    ['a name left out', { name: undefined }, 'invalid_args: name'],
    ['a level left out', { level: undefined }, 'invalid_args: level'],
  ])('%s is refused', async (_what, changes, code) => {
    const args = { id: id(), name: 'Cabo', level: 1, ...changes };
    expect(await as('captain', 'create_rank@1', args)).toBe(code);
  });

  test('a change of a field that changed meanwhile is refused, and so is an unknown rank', async () => {
    const rank = await addRank(2);
    const edit = (base: object) =>
      as('captain', 'update_rank@1', { id: rank, patch: { level: 9 }, base });
    expect(await edit({ level: 3 })).toBe('record_changed: level');
    expect(await edit({ level: 2 })).toBe('applied');
    expect(await as('captain', 'delete_rank@1', { id: id() })).toBe('rank_not_found');
  });

  test('[T6] officers assign below level 5, not to themselves, not to the captain', async () => {
    const [low, high] = [await addRank(4), await addRank(5)];
    const give = (role: TeamRole, to: Exclude<TeamRole, 'stranger'>, rank_id: string | null) =>
      as(role, 'assign_rank@1', { member_id: full.member_id[to], rank_id });
    expect(await give('officer', 'member', low)).toBe('applied');
    expect(await give('officer', 'member', high)).toBe('not_allowed: rank_id');
    expect(await give('officer', 'officer', low)).toBe('not_allowed: rank_id');
    expect(await give('officer', 'captain', low)).toBe('not_allowed: rank_id');
    expect(await give('captain', 'member', high)).toBe('applied');
    // replaces a rank of level 5
    expect(await give('officer', 'member', low)).toBe('not_allowed: rank_id');
    expect(await give('captain', 'captain', high)).toBe('applied');
    expect(await give('captain', 'pending', low)).toBe('member_not_found');
    for (const role of ['veteran', 'member', 'pending', 'stranger'] as const)
      expect(await give(role, 'veteran', low)).toBe('not_allowed');
    expect(await give('captain', 'member', null)).toBe('applied');
  });

  test('a rank that changed since the person looked is not replaced unseen', async () => {
    const [low, high] = [await addRank(1), await addRank(2)];
    const member_id = full.member_id.veteran;
    const give = (role: TeamRole, rank_id: string | null, seen: string | null) =>
      as(role, 'assign_rank@1', { member_id, rank_id, base: { rank_id: seen } });
    expect(await give('officer', low, null)).toBe('applied');
    expect(await give('captain', high, null)).toBe('record_changed: rank_id');
    expect(await give('captain', low, null)).toBe('applied'); // the same wish
    expect(await give('captain', null, low)).toBe('applied');
    expect(await give('captain', high, low)).toBe('record_changed: rank_id');
    expect(await give('captain', high, null)).toBe('applied');
    expect(await as('captain', 'assign_rank@1', { member_id, rank_id: null })).toBe('applied');
  });

  test('a member is told of a rank that is new to them, in the latest words', async () => {
    const other = await addFullTeam(db);
    const { captain, member } = other.person;
    const give = async (to: 'member' | 'captain', rank_id: string | null) =>
      must(db, captain, 'assign_rank@1', {
        team_id: other.team,
        member_id: other.member_id[to],
        rank_id,
      });
    const ranks = { cabo: id(), sargento: id() };
    for (const [name, rank] of Object.entries(ranks))
      await must(db, captain, 'create_rank@1', { id: rank, team_id: other.team, name, level: 1 });
    const told = (user: string) =>
      db.rows<{ body: string; url: string }>(
        `select body, url from public.notifications where user_id = $1 and data ->> 'code' = 'rank_assigned'`,
        [user],
      );
    const url = `/team/${other.team}/advanced?tab=hierarchy`;
    const body = (rank: string) => `Sua patente na equipe Lobos-Guará agora é ${rank}.`;
    await give('member', ranks.cabo);
    await give('member', ranks.cabo); // the same
    expect(await told(member)).toEqual([{ body: body('cabo'), url }]);
    await give('member', ranks.sargento); // at once: the unread one is replaced
    expect(await told(member)).toEqual([{ body: body('sargento'), url }]);
    await db.rows('update public.notifications set read = true where user_id = $1', [member]);
    await give('member', null);
    expect(await told(member)).toHaveLength(1);
    await give('member', ranks.cabo);
    expect(await told(member)).toHaveLength(2);
    await give('captain', ranks.cabo); // by themselves
    expect(await told(captain)).toEqual([]);
  });

  test('a rank of another team is refused, and a deleted one is removed from its members', async () => {
    const other = await addFullTeam(db);
    const theirs = id();
    const args = { id: theirs, team_id: other.team, name: 'Cabo', level: 1 };
    await must(db, other.person.captain, 'create_rank@1', args);
    const member_id = full.member_id.veteran;
    expect(await as('captain', 'assign_rank@1', { member_id, rank_id: theirs })).toBe(
      'rank_not_found',
    );
    const rank = await addRank(1);
    await as('captain', 'assign_rank@1', { member_id, rank_id: rank });
    const rev = () =>
      db.one<number>('select rev from public.team_members where id = $1', [member_id]);
    const before = await rev();
    expect(await as('captain', 'delete_rank@1', { id: rank })).toBe('applied');
    expect(await rev()).toBeGreaterThan(before);
    expect(
      await db.rows('select 1 from public.team_member_ranks where member_id = $1', [member_id]),
    ).toEqual([]);
  });

  test('keeps what it is given, and after an edit the rest too', async () => {
    const rank = id();
    const kept = () =>
      db.rows(
        `select name, description, level, min_points, min_events, min_time_in_team from public.team_ranks where id = $1`,
        [rank],
      );
    const first = {
      name: 'Cabo',
      description: 'Conduz uma esquadra.',
      level: 2,
      min_points: 10,
      min_events: 3,
      min_time_in_team: 90,
    };
    await must(db, full.person.captain, 'create_rank@1', {
      id: rank,
      team_id: full.team,
      ...first,
    });
    expect(await kept()).toEqual([first]);
    const second = {
      name: 'Sargento',
      description: null,
      level: 3,
      min_points: 11,
      min_events: 4,
      min_time_in_team: 91,
    };
    for (const [field, value] of Object.entries(second)) {
      const args = { id: rank, patch: { [field]: value }, base: {} };
      expect(await as('captain', 'update_rank@1', args)).toBe('applied');
    }
    expect(await kept()).toEqual([second]);
  });

  test('has an id of its own', async () => {
    const other = await addFullTeam(db);
    const args = { id: await addRank(1), team_id: other.team, name: 'Cabo', level: 1 };
    expect(await verdict(db, other.person.captain, { name: 'create_rank@1', args })).toBe(
      'id_reused',
    );
  });

  test('is lost by the member who leaves, and by nobody else', async () => {
    const other = await addFullTeam(db);
    const rank_id = id();
    const boss = other.person.captain;
    const place = { team_id: other.team };
    await must(db, boss, 'create_rank@1', { ...place, id: rank_id, name: 'Cabo', level: 1 });
    for (const member_id of [other.member_id.member, other.member_id.veteran])
      await must(db, boss, 'assign_rank@1', { ...place, member_id, rank_id });
    const holders = () =>
      db.rows<{ member_id: string }>(
        'select member_id from public.team_member_ranks where rank_id = $1 order by assigned_at',
        [rank_id],
      );
    await db.rows('update public.team_members set deleted_at = null where team_id = $1', [
      other.team,
    ]); // nobody leaves
    expect(await holders()).toHaveLength(2);
    await must(db, boss, 'remove_member@1', { ...place, member_id: other.member_id.member });
    expect(await holders()).toEqual([{ member_id: other.member_id.veteran }]);
  });
});
