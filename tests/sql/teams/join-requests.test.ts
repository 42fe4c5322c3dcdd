import { describe, expect, test } from 'vitest';
import { addPerson, forgetUses } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addTeam, askToJoin, must, teamArgs, membersOf, noticesOf, said } from './team-acts.ts';

const db = await databaseOfFile();
const captain = await addPerson(db, 'Capitã', '5585911110000');

const joining = (team_id: string) => ({ id: crypto.randomUUID(), team_id });

describe('asking to join', () => {
  test('[F8] creates a plain member without approval, with the name and number of the profile', async () => {
    const { team } = await addTeam(db, captain);
    const person = await addPerson(db, 'Ana Souza', '5585933334444');
    const forged = { ...joining(team), role: 'captain', approved: true };
    expect(await said(db, person, 'request_join@1', forged)).toMatch(/^invalid_args/);
    const id = await askToJoin(db, person, team);
    expect((await membersOf(db, team)).at(-1)).toEqual({
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
    expect(await noticesOf(db, captain)).toContainEqual({ code: 'join_request' });
    const url = db.one('select url from public.notifications where cause like $1', [
      `join_request:${team}:%`,
    ]);
    expect(await url).toBe(`/team/${team}?tab=pending`);
  });

  test('[T23] is notified once a day, however often somebody asks and leaves', async () => {
    const { team } = await addTeam(db, captain);
    const told = async () => (await noticesOf(db, captain)).length;
    const [eager, before] = [await addPerson(db, 'Insistente'), await told()];
    for (let n = 0; n < 3; n += 1) {
      const place = { member_id: crypto.randomUUID(), team_id: team };
      const request = { id: place.member_id, team_id: team };
      expect(await said(db, eager, 'request_join@1', request)).toBe('applied');
      expect(await said(db, eager, 'leave_team@1', place)).toBe('applied');
    }
    expect((await told()) - before).toBe(1);
  });

  test('a second request, and one of a member, are refused', async () => {
    const { team } = await addTeam(db, captain);
    const person = await addPerson(db, 'Ana Souza');
    const id = await askToJoin(db, person, team);
    expect(await said(db, person, 'request_join@1', joining(team))).toBe('join_pending');
    await must(db, captain, 'approve_member@1', { member_id: id, team_id: team });
    expect(await said(db, person, 'request_join@1', joining(team))).toBe('already_member');
    expect(await said(db, captain, 'request_join@1', joining(team))).toBe('already_member');
  });

  test('a person who left may ask again, with another id', async () => {
    const { team } = await addTeam(db, captain);
    const person = await addPerson(db, 'Ana Souza');
    const member_id = await askToJoin(db, person, team);
    await must(db, person, 'leave_team@1', { member_id, team_id: team });
    expect(await said(db, person, 'request_join@1', { id: member_id, team_id: team })).toBe(
      'id_reused',
    );
    await askToJoin(db, person, team);
  });

  test('nobody is in more than twenty teams, or leads more than five', async () => {
    const person = await addPerson(db, 'Colecionador');
    for (let n = 0; n < 5; n += 1) await addTeam(db, person);
    await forgetUses(db, person);
    expect(await said(db, person, 'create_team@1', teamArgs())).toBe('too_many_own_teams');
    let last = '';
    for (let n = 5; n < 20; n += 1) {
      ({ team: last } = await addTeam(db, await addPerson(db, 'Outra')));
      await askToJoin(db, person, last);
    }
    expect(await said(db, person, 'create_team@1', teamArgs())).toBe('too_many_teams');
    const { team } = await addTeam(db, await addPerson(db, 'Outra'));
    expect(await said(db, person, 'request_join@1', joining(team))).toBe('too_many_teams');
    expect(await said(db, person, 'request_join@1', joining(last))).toBe('join_pending');
  });
});
