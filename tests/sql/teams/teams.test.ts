import { describe, expect, test } from 'vitest';
import { addPerson, mutate } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import {
  addFullTeam,
  addTeam,
  must,
  teamArgs,
  byRole,
  captainOnly,
  membersOf,
  noticesOf,
  said,
} from './team-acts.ts';

const db = await databaseOfFile();
const captain = await addPerson(db, 'Capitã', '5585911110000');

describe('a team', () => {
  test('its creator is its captain, its first member, and can be called', async () => {
    const { team } = await addTeam(db, captain, { whatsapp: '85988887777' });
    expect(await membersOf(db, team)).toEqual([
      { name: 'Capitã', role: 'captain', approved: true },
    ]);
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
    ['a logo without https', { logo: 'http://exemplo.test/l.webp' }, 'https_required: logo'],
    ['a website without https', { website: 'http://exemplo.test' }, 'https_required: website'],
    ['a website without a scheme', { website: 'www.exemplo.test' }, 'invalid_args: website'],
    ['a number that is none', { whatsapp: '12345678901234567890' }, 'whatsapp_invalid: whatsapp'],
    ['what nobody asks', { captain_id: 'x' }, 'invalid_args: captain_id'],
  ])('%s is refused', async (_what, changes, code) => {
    expect(await said(db, captain, 'create_team@1', teamArgs(changes))).toBe(code);
  });

  test('keeps what it is given, and after an edit the rest too', async () => {
    const first = {
      name: 'Lobos-Guará',
      city: 'Brasília',
      state: 'DF',
      logo: 'https://exemplo.test/logo.webp',
      website: 'https://exemplo.test',
      instagram: 'lobos',
      description: 'Jogamos no cerrado.',
    };
    const { team } = await addTeam(db, captain, first);
    const kept = () =>
      db.rows(
        'select name, city, state, logo, website, instagram, description from public.teams where id = $1',
        [team],
      );
    expect(await kept()).toEqual([first]);
    const second = {
      name: 'Lobos',
      city: 'Natal',
      state: 'RN',
      logo: 'https://exemplo.test/2.webp',
      website: null,
      instagram: 'lobos.rn',
      description: 'Jogamos nas dunas.',
    };
    for (const [field, value] of Object.entries(second)) {
      const args = { id: team, patch: { [field]: value }, base: {} };
      expect(await said(db, captain, 'update_team@1', args)).toBe('applied');
    }
    expect(await kept()).toEqual([second]);
  });

  test('a city is required, and an id is used once', async () => {
    const { city: _, ...rest } = teamArgs();
    expect(await said(db, captain, 'create_team@1', rest)).toBe('invalid_args: city');
    const { team, member } = await addTeam(db, captain);
    // it exists already
    expect(await said(db, captain, 'create_team@1', teamArgs({ id: team }))).toBe('applied');
    expect(
      await said(db, await addPerson(db, 'Vizinha'), 'create_team@1', teamArgs({ id: team })),
    ).toBe('id_reused');
    expect(await said(db, captain, 'create_team@1', teamArgs({ member_id: member }))).toBe(
      'id_reused',
    );
  });

  test('[T6] only the captain edits and deletes it', async () => {
    const patch = { patch: { name: 'Outro nome' }, base: { name: 'Lobos-Guará' } };
    expect(await byRole(db, 'update_team@1', ({ team }) => ({ id: team, ...patch }))).toEqual(
      captainOnly,
    );
    expect(await byRole(db, 'delete_team@1', ({ team }) => ({ id: team }))).toEqual(captainOnly);
  });

  test('[T6] captain_id is a field that nobody writes', async () => {
    const { team } = await addTeam(db, captain);
    const args = { id: team, patch: { captain_id: crypto.randomUUID() }, base: {} };
    expect(await said(db, captain, 'update_team@1', args)).toBe('invalid_args: captain_id');
  });

  test('a field that another person changed meanwhile is not overwritten unseen; the others may be', async () => {
    const { team } = await addTeam(db, captain, { whatsapp: '5585988887777' });
    const edit = (patch: object, base: object) =>
      said(db, captain, 'update_team@1', { id: team, patch, base });
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
    const other = await addFullTeam(db);
    const mutation = { id: crypto.randomUUID(), name: 'delete_team@1', args: { id: team } };
    expect((await mutate(db, person.captain, mutation)).status).toBe('applied');
    expect((await mutate(db, person.captain, mutation)).dup).toBe(true);
    expect(await membersOf(db, team)).toEqual([]);
    expect(await membersOf(db, other.team)).toHaveLength(5);
    expect(await noticesOf(db, other.person.officer)).toEqual([{ code: 'member_approved' }]);
    expect(
      await db.one(
        `select (select count(*) from public.team_member_contacts where team_id = $1)::int
              + (select count(*) from public.team_contacts where team_id = $1)::int
              + (select count(*) from public.team_members where team_id = $1 and name <> '')::int`,
        [team],
      ),
    ).toBe(0);
    expect((await noticesOf(db, person.officer)).at(-1)).toEqual({ code: 'team_deleted' });
    expect(await noticesOf(db, person.pending)).toEqual([]);
    expect(await said(db, person.captain, 'delete_team@1', { id: team })).toBe('team_gone');
    const joining = { id: crypto.randomUUID(), team_id: team };
    expect(await said(db, person.stranger, 'request_join@1', joining)).toBe('team_gone');
  });
});

test.each([
  ['empty_team_ranks', 'team_ranks', 'create_rank@1', { name: 'Cabo', level: 1 }],
  [
    'empty_team_communications',
    'team_communications',
    'post_communication@1',
    { channel: 'general', type: 'message', content: 'Oi' },
  ],
  [
    'empty_team_agenda',
    'team_agenda_events',
    'create_agenda_event@1',
    { title: 'Treino', type: 'training', location: 'Campo', start_date: '2030-01-01T12:00:00Z' },
  ],
])(
  '%s: the %s of a team end with it, not before, and no other’s do',
  async (_, table, name, args) => {
    const leader = await addPerson(db, 'Capitã');
    const teams = [(await addTeam(db, leader)).team, (await addTeam(db, leader)).team] as const;
    for (const team_id of teams)
      await must(db, leader, name, { id: crypto.randomUUID(), team_id, ...args });
    const left = () =>
      db.one(
        `select array_agg(team_id order by created_at) from public.${table} where team_id = any ($1)`,
        [teams],
      );
    await db.rows('update public.teams set deleted_at = null where id = $1', [teams[0]]);
    expect(await left()).toEqual(teams);
    await must(db, leader, 'delete_team@1', { id: teams[0] });
    expect(await left()).toEqual([teams[1]]);
  },
);
