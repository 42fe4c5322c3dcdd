import { expect, test } from 'vitest';
import { addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addFullTeam, addMember, addTeam, must } from './team-acts.ts';

const db = await databaseOfFile();

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

test('a team stands at its city’s point, however the city is written, and moves with it', async () => {
  const captain = await addPerson(db, 'Capitã');
  const { team } = await addTeam(db, captain, { city: 'SÃO PAULO', state: ' sp ' });
  const sao_paulo = { latitude: -23.55, longitude: -46.64 };
  const point = () =>
    db.trial('anon', () =>
      db.rows('select latitude, longitude from private.sync_teams where id = $1', [team]),
    );
  expect(await point()).toEqual([sao_paulo]);
  const moves = async (patch: { city: string; state?: string }) => {
    const [base] = await db.rows('select city, state from public.teams where id = $1', [team]);
    await must(db, captain, 'update_team@1', { id: team, patch, base });
    return point();
  };
  expect(await moves({ city: 'Atibaia' })).toEqual([{ latitude: -23.12, longitude: -46.55 }]);
  expect(await moves({ city: 'sao paulo', state: 'SP' })).toEqual([sao_paulo]);
  expect(await moves({ city: 'Lugar Nenhum' })).toEqual([{ latitude: null, longitude: null }]);
  for (const [city, state, latitude, longitude] of CITIES)
    expect(await moves({ city, state }), city).toEqual([{ latitude, longitude }]);
  // Santa Maria is the name of cities in several states
  expect(await moves({ city: 'Santa Maria', state: 'RS' })).not.toEqual(
    await moves({ city: 'Santa Maria', state: 'RN' }),
  );
});

const CITIES = [
  ['Brasília', 'DF', -15.78, -47.93],
  ['Recife', 'PE', -8.05, -34.88],
  ['Porto Alegre', 'RS', -30.03, -51.23],
  ['Manaus', 'AM', -3.1, -60.03],
  ['Campinas', 'SP', -22.91, -47.06],
  ['Boa Vista', 'RR', 2.82, -60.67],
  ['Santa Bárbara D’Oeste', 'SP', -22.75, -47.41],
  ['Mogi-Mirim', 'SP', -22.43, -46.96],
] as const;
