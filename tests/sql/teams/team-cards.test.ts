import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson } from '../acts.ts';
import { openDatabase } from '../database.ts';
import { addFullTeam, addMember, addTeam, must } from './team-acts.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
  db = await openDatabase();
});
afterAll(() => db[Symbol.asyncDispose]());

/** The card as a visitor reads it. */
const card = (team: string) =>
  db.trial('anon', async () => {
    const rows = await db.rows(
      'select member_count, captain_name from private.sync_teams where id = $1',
      [team],
    );
    return rows[0];
  });

test('everybody reads how many were approved, and the captain’s name', async () => {
  const captain = await addPerson(db, 'Capitã');
  const { team } = await addTeam(db, captain);
  expect(await card(team)).toEqual({ member_count: 1, captain_name: 'Capitã' });
  const member = await addPerson(db, 'Bruno');
  const member_id = await addMember(db, member, { team, captain });
  expect(await card(team)).toEqual({ member_count: 2, captain_name: 'Capitã' });
  await must(db, captain, 'transfer_captain@1', { team_id: team, member_id });
  expect(await card(team)).toEqual({ member_count: 2, captain_name: 'Bruno' });
  await must(db, member, 'update_profile@1', { patch: { name: 'Bruno Reis' } });
  expect(await card(team)).toEqual({ member_count: 2, captain_name: 'Bruno Reis' });
  await must(db, captain, 'update_profile@1', { patch: { name: 'Outra' } });
  expect(await card(team)).toEqual({ member_count: 2, captain_name: 'Bruno Reis' });
});

test('who leaves, is removed or deletes the account is counted no more, who only asked never was', async () => {
  const { team, person, member_id } = await addFullTeam(db);
  const counted = async () => (await card(team))?.['member_count'];
  expect(await counted()).toBe(4);
  const place = { team_id: team, member_id: member_id.pending };
  await must(db, person.captain, 'reject_member@1', place);
  expect(await counted()).toBe(4);
  await must(db, person.member, 'leave_team@1', { ...place, member_id: member_id.member });
  expect(await counted()).toBe(3);
  await must(db, person.captain, 'remove_member@1', { ...place, member_id: member_id.veteran });
  expect(await counted()).toBe(2);
  await db.rows('select private.delete_account($1)', [person.officer]);
  expect(await counted()).toBe(1);
});

test('a team that lost its captain with the account names none', async () => {
  const captain = await addPerson(db, 'Sozinha');
  const { team } = await addTeam(db, captain);
  await db.rows('select private.delete_account($1)', [captain]);
  expect(await card(team)).toEqual({ member_count: 0, captain_name: null });
});
