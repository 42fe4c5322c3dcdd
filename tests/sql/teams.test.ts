import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, mutate, verdict } from './acts.ts';
import { openDatabase } from './database.ts';
import {
  addFullTeam,
  addMember,
  addTeam,
  askToJoin,
  must,
  teamArgs,
  type TeamRole,
} from './team-acts.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let captain: string;
beforeAll(async () => {
  db = await openDatabase();
  captain = await addPerson(db, 'Capitã', '5585911110000');
});
afterAll(() => db[Symbol.asyncDispose]());

const said = (user: string, name: string, args: object) => verdict(db, user, { name, args });
const members = (team: string) =>
  db.rows<{ name: string; role: string; approved: boolean }>(
    `select name, role, approved from public.team_members where team_id = $1 and deleted_at is null order by created_at, name`,
    [team],
  );
const notices = (user: string) =>
  db.rows<{ code: string }>(
    `select data ->> 'code' as code from public.notifications where user_id = $1 order by created_at, cause`,
    [user],
  );
const everybody = ['captain', 'officer', 'veteran', 'member', 'pending', 'stranger'] as const;

/** The outcome for each role when it does this to a team created for it. */
async function byRole(
  name: string,
  args: (of: Awaited<ReturnType<typeof addFullTeam>>, role: TeamRole) => object,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const role of everybody) {
    const full = await addFullTeam(db);
    answers[role] = await said(full.person[role], name, args(full, role));
  }
  return answers;
}
const captainOnly = {
  captain: 'applied',
  officer: 'not_allowed',
  veteran: 'not_allowed',
  member: 'not_allowed',
  pending: 'not_allowed',
  stranger: 'not_allowed',
};

describe('a team', () => {
  test('its creator is its captain, its first member, and can be called', async () => {
    const { team } = await addTeam(db, captain, { whatsapp: '85988887777' });
    expect(await members(team)).toEqual([{ name: 'Capitã', role: 'captain', approved: true }]);
    expect(await db.rows('select captain_id from public.teams where id = $1', [team])).toEqual([
      { captain_id: captain },
    ]);
    expect(
      await db.one('select whatsapp from public.team_contacts where team_id = $1', [team]),
    ).toBe('5585988887777');
  });

  test.each<[string, object, string]>([
    ['a name of two', { name: 'ab' }, 'invalid_args: name'],
    ['no city', { city: '' }, 'invalid_args: city'],
    ['a state of one', { state: 'P' }, 'invalid_args: state'],
    ['a logo that is a script', { logo: 'javascript:alert(1)' }, 'invalid_args: logo'],
    ['a website without a scheme', { website: 'www.exemplo.test' }, 'invalid_args: website'],
    ['a number that is none', { whatsapp: '12345678901234567890' }, 'whatsapp_invalid: whatsapp'],
    ['what nobody asks', { captain_id: 'x' }, 'invalid_args: captain_id'],
  ])('%s is refused', async (_what, changes, code) => {
    expect(await said(captain, 'create_team@1', teamArgs(changes))).toBe(code);
  });

  test('a city is required, and an id is used once', async () => {
    const { city: _, ...rest } = teamArgs();
    expect(await said(captain, 'create_team@1', rest)).toBe('invalid_args: city');
    const { team, member } = await addTeam(db, captain);
    // it exists already
    expect(await said(captain, 'create_team@1', teamArgs({ id: team }))).toBe('applied');
    expect(
      await said(await addPerson(db, 'Vizinha'), 'create_team@1', teamArgs({ id: team })),
    ).toBe('id_reused');
    expect(await said(captain, 'create_team@1', teamArgs({ member_id: member }))).toBe('id_reused');
  });

  test('[T6] only the captain edits and deletes it', async () => {
    const patch = { patch: { name: 'Outro nome' }, base: { name: 'Lobos-Guará' } };
    expect(await byRole('update_team@1', ({ team }) => ({ id: team, ...patch }))).toEqual(
      captainOnly,
    );
    expect(await byRole('delete_team@1', ({ team }) => ({ id: team }))).toEqual(captainOnly);
  });

  test('[T6] captain_id is a field that nobody writes', async () => {
    const { team } = await addTeam(db, captain);
    const args = { id: team, patch: { captain_id: crypto.randomUUID() }, base: {} };
    expect(await said(captain, 'update_team@1', args)).toBe('invalid_args: captain_id');
  });

  test('a field that another person changed meanwhile is not overwritten unseen; the others may be', async () => {
    const { team } = await addTeam(db, captain, { whatsapp: '5585988887777' });
    const edit = (patch: object, base: object) =>
      said(captain, 'update_team@1', { id: team, patch, base });
    expect(await edit({ name: 'Primeiro' }, { name: 'Lobos-Guará' })).toBe('applied');
    expect(await edit({ name: 'Segundo' }, { name: 'Lobos-Guará' })).toBe('record_changed: name');
    expect(await edit({ city: 'Goiânia' }, { city: 'Brasília' })).toBe('applied');
    expect(await edit({ whatsapp: null }, { whatsapp: '5585900000000' })).toBe(
      'record_changed: whatsapp',
    );
    expect(await edit({ whatsapp: null }, { whatsapp: '5585988887777' })).toBe('applied');
    expect(
      await db.one('select whatsapp from public.team_contacts where team_id = $1', [team]),
    ).toBeNull();
  });

  test('deleted, it keeps no members and no number, and its members are notified once', async () => {
    const { team, person } = await addFullTeam(db);
    const mutation = { id: crypto.randomUUID(), name: 'delete_team@1', args: { id: team } };
    expect((await mutate(db, person.captain, mutation)).status).toBe('applied');
    expect((await mutate(db, person.captain, mutation)).dup).toBe(true);
    expect(await members(team)).toEqual([]);
    expect(
      await db.one(
        `select (select count(*) from public.team_member_contacts where team_id = $1)::int
              + (select count(*) from public.team_contacts where team_id = $1)::int
              + (select count(*) from public.team_members where team_id = $1 and name <> '')::int`,
        [team],
      ),
    ).toBe(0);
    expect((await notices(person.officer)).at(-1)).toEqual({ code: 'team_deleted' });
    expect(await notices(person.pending)).toEqual([]);
    expect(await said(person.captain, 'delete_team@1', { id: team })).toBe('team_gone');
    expect(await said(person.stranger, 'request_join@1', joining(team))).toBe('team_gone');
  });
});

const joining = (team_id: string) => ({ id: crypto.randomUUID(), team_id });

describe('asking to join', () => {
  test('[F8] creates a plain member without approval, with the name and number of the profile', async () => {
    const { team } = await addTeam(db, captain);
    const person = await addPerson(db, 'Ana Souza', '5585933334444');
    const forged = { ...joining(team), role: 'captain', approved: true };
    expect(await said(person, 'request_join@1', forged)).toMatch(/^invalid_args/);
    const id = await askToJoin(db, person, team);
    expect((await members(team)).at(-1)).toEqual({
      name: 'Ana Souza',
      role: 'member',
      approved: false,
    });
    expect(
      await db.rows(
        'select whatsapp, instagram from public.team_member_contacts where member_id = $1',
        [id],
      ),
    ).toEqual([{ whatsapp: '5585933334444', instagram: 'qg_airsoft' }]);
    expect(await notices(captain)).toContainEqual({ code: 'join_request' });
  });

  test('[T23] is notified once a day, however often somebody asks and leaves', async () => {
    const { team } = await addTeam(db, captain);
    const told = async () => (await notices(captain)).length;
    const [eager, before] = [await addPerson(db, 'Insistente'), await told()];
    for (let n = 0; n < 3; n += 1) {
      const place = { member_id: crypto.randomUUID(), team_id: team };
      const request = { id: place.member_id, team_id: team };
      expect(await said(eager, 'request_join@1', request)).toBe('applied');
      expect(await said(eager, 'leave_team@1', place)).toBe('applied');
    }
    expect((await told()) - before).toBe(1);
  });

  test('a second request, and one of a member, are refused', async () => {
    const { team } = await addTeam(db, captain);
    const person = await addPerson(db, 'Ana Souza');
    const id = await askToJoin(db, person, team);
    expect(await said(person, 'request_join@1', joining(team))).toBe('join_pending');
    await must(db, captain, 'approve_member@1', { member_id: id, team_id: team });
    expect(await said(person, 'request_join@1', joining(team))).toBe('already_member');
    expect(await said(captain, 'request_join@1', joining(team))).toBe('already_member');
  });

  test('a person who left may ask again, with another id', async () => {
    const { team } = await addTeam(db, captain);
    const person = await addPerson(db, 'Ana Souza');
    const member_id = await askToJoin(db, person, team);
    await must(db, person, 'leave_team@1', { member_id, team_id: team });
    expect(await said(person, 'request_join@1', { id: member_id, team_id: team })).toBe(
      'id_reused',
    );
    await askToJoin(db, person, team);
  });

  test('nobody is in more than twenty teams', async () => {
    const person = await addPerson(db, 'Colecionador');
    for (let n = 0; n < 20; n += 1) await addTeam(db, person);
    expect(await said(person, 'create_team@1', teamArgs())).toBe('too_many_teams');
    const { team } = await addTeam(db, await addPerson(db, 'Outra'));
    expect(await said(person, 'request_join@1', joining(team))).toBe('too_many_teams');
  });
});

describe('the captain answers', () => {
  const pendingOf = ({ team, member_id }: Awaited<ReturnType<typeof addFullTeam>>) => ({
    team_id: team,
    member_id: member_id.pending,
  });
  test('[T6] and nobody else does', async () => {
    for (const name of ['approve_member@1', 'reject_member@1'])
      expect(await byRole(name, pendingOf)).toEqual(captainOnly);
  });

  test('each once: the person is notified once', async () => {
    const full = await addFullTeam(db);
    const { captain: boss, pending } = full.person;
    expect(await said(boss, 'approve_member@1', pendingOf(full))).toBe('applied');
    expect(await said(boss, 'approve_member@1', pendingOf(full))).toBe('already_member');
    expect(await said(boss, 'reject_member@1', pendingOf(full))).toBe('already_member');
    expect(await notices(pending)).toEqual([{ code: 'member_approved' }]);
    const other = await addFullTeam(db);
    expect(await said(other.person.captain, 'reject_member@1', pendingOf(other))).toBe('applied');
    expect(await said(other.person.captain, 'approve_member@1', pendingOf(other))).toBe(
      'member_not_found',
    );
    expect(await notices(other.person.pending)).toEqual([{ code: 'join_rejected' }]);
  });

  test('[T7] only for the own team, whatever the arguments say', async () => {
    const [one, two] = [await addFullTeam(db), await addFullTeam(db)];
    const args = { team_id: one.team, member_id: two.member_id.pending };
    expect(await said(one.person.captain, 'approve_member@1', args)).toBe('member_not_found');
  });
});

describe('leaving', () => {
  test('a member is removed by the captain, and notified; the captain can’t be removed', async () => {
    const member = (of: Awaited<ReturnType<typeof addFullTeam>>) => ({
      team_id: of.team,
      member_id: of.member_id.member,
    });
    expect(await byRole('remove_member@1', member)).toEqual(captainOnly);
    const full = await addFullTeam(db);
    const boss = full.person.captain;
    await must(db, boss, 'remove_member@1', member(full));
    expect((await notices(full.person.member)).at(-1)).toEqual({ code: 'member_removed' });
    const self = { team_id: full.team, member_id: full.member_id.captain };
    expect(await said(boss, 'remove_member@1', self)).toBe('captain_cannot_leave');
    expect(await said(boss, 'leave_team@1', self)).toBe('captain_cannot_leave');
    const pending = { team_id: full.team, member_id: full.member_id.pending };
    expect(await said(boss, 'remove_member@1', pending)).toBe('member_not_found');
  });

  test('everybody else may leave, and no personal data stays', async () => {
    const full = await addFullTeam(db);
    for (const role of ['officer', 'veteran', 'member', 'pending'] as const) {
      const args = { team_id: full.team, member_id: full.member_id[role] };
      expect(await said(full.person.stranger, 'leave_team@1', args)).toBe('member_not_found');
      expect(await said(full.person[role], 'leave_team@1', args)).toBe('applied');
    }
    expect(await members(full.team)).toHaveLength(1);
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
    expect(await byRole('set_member_role@1', officer)).toEqual(captainOnly);
    const { team, person, member_id } = await addFullTeam(db);
    const set = (id: string, role: string) =>
      said(person.captain, 'set_member_role@1', { team_id: team, member_id: id, role });
    expect(await set(member_id.member, 'captain')).toBe('invalid_args: role');
    expect(await set(member_id.captain, 'member')).toBe('not_allowed');
    expect(await set(member_id.pending, 'officer')).toBe('member_not_found');
  });

  test('[A9] the captain hands the team over to an approved member, and stays as an officer', async () => {
    const heir = (of: Awaited<ReturnType<typeof addFullTeam>>) => ({
      team_id: of.team,
      member_id: of.member_id.veteran,
    });
    expect(await byRole('transfer_captain@1', heir)).toEqual(captainOnly);
    const full = await addFullTeam(db);
    const { team, person, member_id } = full;
    const transfer = (id: string) =>
      said(person.captain, 'transfer_captain@1', { team_id: team, member_id: id });
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
    expect(await transfer(member_id.officer)).toBe('not_allowed');
    expect((await notices(person.veteran)).at(-1)).toEqual({ code: 'captain_transferred' });
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

test('a deleted account leaves its teams', async () => {
  const { team } = await addTeam(db, captain);
  const person = await addPerson(db, 'Ana Souza');
  await addMember(db, person, { team, captain });
  await db.rows('delete from auth.users where id = $1', [person]);
  expect(await members(team)).toHaveLength(1);
});
