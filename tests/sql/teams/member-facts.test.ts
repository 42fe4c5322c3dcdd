import { expect, test } from 'vitest';
import { addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addFullTeam, addMember, must } from './team-acts.ts';

const db = await databaseOfFile();
const full = await addFullTeam(db);

const facts = (member: string, user: string) =>
  db.trial({ user }, async () => {
    const rows = await db.rows(
      `select points, events_count, avatar_url, rank_assigned_by from private.sync_team_members where id = $1`,
      [member],
    );
    return rows[0];
  });
const pay = (user: string, source: string) =>
  db.rows('select private.award_user_points($1, 10, $2, gen_random_uuid(), $3)', [
    user,
    source,
    'Jogo',
  ]);
const refresh = () => db.one<number>('select private.refresh_member_facts()');
const revOf = (id: string) => db.one('select rev from public.team_members where id = $1', [id]);

test('members read each other’s points and events, within minutes, and nobody else does', async () => {
  const { person, member_id } = full;
  await pay(person.member, 'event_participation');
  await pay(person.member, 'patch_earned');
  const before = await revOf(member_id.member);
  expect(await refresh()).toBe(1);
  expect(await refresh()).toBe(0);
  expect(await revOf(member_id.member)).not.toBe(before);
  const sums = { points: 20, events_count: 1 };
  expect(await facts(member_id.member, person.veteran)).toMatchObject(sums);
  const nothing = { points: null, events_count: null };
  expect(await facts(member_id.member, person.stranger)).toMatchObject(nothing);
  expect(await facts(member_id.pending, person.captain)).toMatchObject(nothing);
});

test('who joins brings what they had', async () => {
  const { team, person } = full;
  const known = await addPerson(db, 'Veterana');
  await pay(known, 'event_participation');
  const member = await addMember(db, known, { team, captain: person.captain });
  expect(await facts(member, person.officer)).toMatchObject({ points: 10, events_count: 1 });
  await must(db, known, 'leave_team@1', { team_id: team, member_id: member });
  expect(
    await db.rows('select from public.team_member_facts where member_id = $1', [member]),
  ).toEqual([]);
});

test('a member shows the picture of the profile, and leaves with it', async () => {
  const { team, person, member_id } = full;
  const patch = { avatar_url: 'https://exemplo.test/a.webp' };
  await must(db, person.veteran, 'update_profile@1', { patch });
  expect(await facts(member_id.veteran, person.stranger)).toMatchObject(patch);
  const place = { team_id: team, member_id: member_id.veteran };
  await must(db, person.veteran, 'leave_team@1', place);
  expect(
    await db.one('select avatar_url from public.team_members where id = $1', [member_id.veteran]),
  ).toBeNull();
  const again = await addMember(db, person.veteran, { team, captain: person.captain });
  expect(await facts(again, person.stranger)).toMatchObject(patch);
});

test('members know who assigned a rank', async () => {
  const { team, person, member_id } = full;
  const rank = { id: crypto.randomUUID(), team_id: team, name: 'Cabo', level: 1 };
  await must(db, person.captain, 'create_rank@1', rank);
  const place = { team_id: team, member_id: member_id.member };
  await must(db, person.officer, 'assign_rank@1', { ...place, rank_id: rank.id });
  expect(await facts(member_id.member, person.member)).toMatchObject({
    rank_assigned_by: person.officer,
  });
  expect(await facts(member_id.member, person.stranger)).toMatchObject({ rank_assigned_by: null });
});
