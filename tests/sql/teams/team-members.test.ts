import { describe, expect, test } from 'vitest';
import { addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import {
  addFullTeam,
  addMember,
  addTeam,
  byRole,
  captainOnly,
  membersOf,
  must,
  noticesOf,
  said,
} from './team-acts.ts';

const db = await databaseOfFile();
const captain = await addPerson(db, 'Capitã', '5585911110000');

describe('the captain answers', () => {
  const pendingOf = ({ team, member_id }: Awaited<ReturnType<typeof addFullTeam>>) => ({
    team_id: team,
    member_id: member_id.pending,
  });
  test('[T6] and nobody else does', async () => {
    for (const name of ['approve_member@1', 'reject_member@1'])
      expect(await byRole(db, name, pendingOf)).toEqual(captainOnly);
  });

  test('each once: the person is notified once', async () => {
    const full = await addFullTeam(db);
    const { captain: boss, pending } = full.person;
    expect(await said(db, boss, 'approve_member@1', pendingOf(full))).toBe('applied');
    expect(await said(db, boss, 'approve_member@1', pendingOf(full))).toBe('already_member');
    expect(await said(db, boss, 'reject_member@1', pendingOf(full))).toBe('already_member');
    expect(await noticesOf(db, pending)).toEqual([{ code: 'member_approved' }]);
    const other = await addFullTeam(db);
    expect(await said(db, other.person.captain, 'reject_member@1', pendingOf(other))).toBe(
      'applied',
    );
    expect(await said(db, other.person.captain, 'approve_member@1', pendingOf(other))).toBe(
      'member_not_found',
    );
    expect(await noticesOf(db, other.person.pending)).toEqual([{ code: 'join_rejected' }]);
  });

  test('who was refused and asks again is no longer told so, also once that request is taken back', async () => {
    const [full, elsewhere] = [await addFullTeam(db), await addFullTeam(db)];
    const { captain: boss, pending } = full.person;
    await must(db, boss, 'reject_member@1', pendingOf(full));
    const place = { team: elsewhere.team, captain: elsewhere.person.captain };
    const member_id = await addMember(db, pending, place);
    await must(db, place.captain, 'remove_member@1', { team_id: place.team, member_id });
    const again = { id: crypto.randomUUID(), team_id: full.team };
    await must(db, pending, 'request_join@1', again);
    await must(db, pending, 'leave_team@1', { team_id: full.team, member_id: again.id });
    expect(
      await db.rows(
        `select data ->> 'code' as code, data -> 'is_over' as is_over from public.notifications
         where user_id = $1 and data ->> 'code' in ('join_rejected', 'member_removed') order by code`,
        [pending],
      ),
    ).toEqual([
      { code: 'join_rejected', is_over: true },
      { code: 'member_removed', is_over: null },
    ]);
  });

  test('[T7] only for the own team, whatever the arguments say', async () => {
    const [one, two] = [await addFullTeam(db), await addFullTeam(db)];
    const args = { team_id: one.team, member_id: two.member_id.pending };
    expect(await said(db, one.person.captain, 'approve_member@1', args)).toBe('member_not_found');
  });
});

describe('leaving', () => {
  test('a member is removed by the captain, and notified; the captain can’t be removed', async () => {
    const member = (of: Awaited<ReturnType<typeof addFullTeam>>) => ({
      team_id: of.team,
      member_id: of.member_id.member,
    });
    expect(await byRole(db, 'remove_member@1', member)).toEqual(captainOnly);
    const full = await addFullTeam(db);
    const boss = full.person.captain;
    await must(db, boss, 'remove_member@1', member(full));
    expect((await noticesOf(db, full.person.member)).at(-1)).toEqual({ code: 'member_removed' });
    const self = { team_id: full.team, member_id: full.member_id.captain };
    expect(await said(db, boss, 'remove_member@1', self)).toBe('captain_cannot_leave');
    expect(await said(db, boss, 'leave_team@1', self)).toBe('captain_cannot_leave');
    const pending = { team_id: full.team, member_id: full.member_id.pending };
    expect(await said(db, boss, 'remove_member@1', pending)).toBe('member_not_found');
  });

  test('the captain is told who left, once a day, and not who took a request back', async () => {
    const full = await addFullTeam(db);
    const left = () =>
      db.rows<{ body: string; url: string }>(
        `select body, url from public.notifications where user_id = $1 and data ->> 'code' = 'member_left'`,
        [full.person.captain],
      );
    const leave = (role: 'member', member_id = full.member_id[role]) =>
      must(db, full.person[role], 'leave_team@1', { team_id: full.team, member_id });
    const request = { team_id: full.team, member_id: full.member_id.pending };
    await must(db, full.person.pending, 'leave_team@1', request);
    expect(await left()).toEqual([]);
    await leave('member');
    const told = {
      body: 'Pessoa member saiu da equipe Lobos-Guará.',
      url: `/team/${full.team}?tab=members`,
    };
    expect(await left()).toEqual([told]);
    const { team, person } = full;
    await leave('member', await addMember(db, person.member, { team, captain: person.captain }));
    expect(await left()).toEqual([told]);
    await db.rows('select private.delete_account($1)', [person.member]); // the name goes with it
    expect(await left()).toEqual([]);
  });

  test('everybody else may leave, and no personal data stays', async () => {
    const full = await addFullTeam(db);
    for (const role of ['officer', 'veteran', 'member', 'pending'] as const) {
      const args = { team_id: full.team, member_id: full.member_id[role] };
      expect(await said(db, full.person.stranger, 'leave_team@1', args)).toBe('member_not_found');
      expect(await said(db, full.person[role], 'leave_team@1', args)).toBe('applied');
    }
    expect(await membersOf(db, full.team)).toHaveLength(1);
    expect(
      await db.rows(
        `select name from public.team_members where team_id = $1 and deleted_at is not null and name <> ''`,
        [full.team],
      ),
    ).toEqual([]);
    expect(
      await db.one('select count(*)::int from public.team_member_contacts where team_id = $1', [
        full.team,
      ]),
    ).toBe(1);
  });
});

describe('roles', () => {
  test('[T6] the captain gives them, but not the captain’s own', async () => {
    const officer = (of: Awaited<ReturnType<typeof addFullTeam>>) => ({
      team_id: of.team,
      member_id: of.member_id.member,
      role: 'officer',
    });
    expect(await byRole(db, 'set_member_role@1', officer)).toEqual(captainOnly);
    const { team, person, member_id } = await addFullTeam(db);
    const set = (id: string, role: string) =>
      said(db, person.captain, 'set_member_role@1', { team_id: team, member_id: id, role });
    expect(await set(member_id.member, 'captain')).toBe('invalid_args: role');
    expect(await set(member_id.captain, 'member')).toBe('not_allowed');
    expect(await set(member_id.pending, 'officer')).toBe('member_not_found');
  });

  test('the captain hands the team over to an approved member, and stays as an officer', async () => {
    const heir = (of: Awaited<ReturnType<typeof addFullTeam>>) => ({
      team_id: of.team,
      member_id: of.member_id.veteran,
    });
    expect(await byRole(db, 'transfer_captain@1', heir)).toEqual(captainOnly);
    const full = await addFullTeam(db);
    const { team, person, member_id } = full;
    const transfer = (id: string) =>
      said(db, person.captain, 'transfer_captain@1', { team_id: team, member_id: id });
    expect(await transfer(member_id.pending)).toBe('member_not_found');
    expect(await transfer(member_id.captain)).toBe('already_member');
    expect(await transfer(member_id.veteran)).toBe('applied');
    expect(await db.one('select captain_id from public.teams where id = $1', [team])).toBe(
      person.veteran,
    );
    expect(
      await db.rows(
        `select role from public.team_members where id = any ($1::uuid[]) order by role`,
        [[member_id.captain, member_id.veteran]],
      ),
    ).toEqual([{ role: 'captain' }, { role: 'officer' }]);
    const others = (await membersOf(db, team)).filter(({ name }) => !/captain|veteran/.test(name));
    expect(others.map(({ role }) => role).toSorted()).toEqual(['member', 'member', 'officer']);
    expect(await transfer(member_id.officer)).toBe('not_allowed');
    expect((await noticesOf(db, person.veteran)).at(-1)).toEqual({ code: 'captain_transferred' });
  });
});

test('name and number of a member follow the profile', async () => {
  const { team } = await addTeam(db, captain);
  const person = await addPerson(db, 'Nome velho', '5585900001111');
  const id = await addMember(db, person, { team, captain });
  await db.rows(`update public.profiles set name = 'Nome novo' where id = $1`, [person]);
  await db.rows(
    `update public.profile_contacts set whatsapp = '5585900002222' where user_id = $1`,
    [person],
  );
  expect(
    await db.rows(
      `select m.name, c.whatsapp from public.team_members m join public.team_member_contacts c on c.member_id = m.id where m.id = $1`,
      [id],
    ),
  ).toEqual([{ name: 'Nome novo', whatsapp: '5585900002222' }]);
});

test('a change of the profile changes that person’s rows alone, and none that they left', async () => {
  const [one, two] = [await addFullTeam(db), await addFullTeam(db)];
  const person = one.person.member;
  const request = { id: crypto.randomUUID(), team_id: two.team };
  await must(db, person, 'request_join@1', request);
  await must(db, person, 'leave_team@1', { member_id: request.id, team_id: two.team });
  const rows = () =>
    db.rows<{ id: string; name: string; rev: number }>(
      'select id, name, rev::int from public.team_members where team_id = any ($1) order by id',
      [[one.team, two.team]],
    );
  const before = await rows();
  await db.rows(`update public.profiles set name = 'Nome novo' where id = $1`, [person]);
  const mine = one.member_id.member;
  expect(await rows()).toEqual(
    before.map((row) =>
      row.id === mine ? { id: mine, name: 'Nome novo', rev: row.rev + 1 } : row,
    ),
  );
  await db.rows(`insert into public.profile_contacts values ($1, '5585900003333')`, [person]);
  const changed = (await rows()).filter(({ rev }, n) => rev !== before[n]?.rev);
  expect(changed).toEqual([{ id: mine, name: 'Nome novo', rev: expect.any(Number) as number }]);
});

test('a deleted account leaves its teams', async () => {
  const { team } = await addTeam(db, captain);
  const person = await addPerson(db, 'Ana Souza');
  await addMember(db, person, { team, captain });
  await db.rows('delete from auth.users where id = $1', [person]);
  expect(await membersOf(db, team)).toHaveLength(1);
});
