import { expect, test } from 'vitest';
import { nothingPrivate } from './nothing-private.ts';
import { LONG } from '../../runner/suite.ts';

/** The other states of an event. */
const OTHERS = [
  ['postponed', `status = 'postponed', status_reason = 'Chuva'`],
  ['cancelled', `status = 'cancelled', status_reason = 'Chuva'`],
  [
    'full',
    `status = 'planned', max_op = greatest(operators_count, 1), closed_because_full = true, registration_closed = true`,
  ],
  ['closed', `closed_because_full = false, registration_closed = true`],
  ['over', `date = (now() - interval '3 days')::date`],
  ['over for longer than the snapshot goes back', `date = current_date - 60`],
] as const;

const { backend, db, answersAt, secrets } = nothingPrivate([
  ['as they are', `updated_at = updated_at`],
  ...(LONG ? OTHERS : []),
]);

type Named = { id: string; name: string; captain_name: string | null; is_gone: boolean };
const teams = () =>
  db().rows<Named>(
    'select id, name, captain_name, deleted_at is not null as is_gone from public.teams',
  );

test('no page or picture of a team names anything private: of its people only the captain, by name', async () => {
  await backend().refreshSnapshot();
  const found = await teams();
  const all = await answersAt([
    '/teams',
    '/sitemap.xml',
    ...found.flatMap(({ id }) => [
      `/team/${id}`,
      `/team/${id}?tab=about`,
      `/team/join/${id}`,
      `/team-picture/${id}-00000000.png`,
    ]),
  ]);
  for (const { id, name, captain_name, is_gone } of found) {
    const { status } = await fetch(`${backend().url}/team/${id}`);
    expect([name, status]).toEqual([name, is_gone ? 404 : 200]);
    if (!is_gone && captain_name !== null) expect(all).toContain(captain_name);
  }
  const captains = found.flatMap(({ captain_name }) => captain_name ?? []);
  const rest = captains.reduce((text, name) => text.replaceAll(name, ''), all);
  const of_teams = await db().rows<{ secret: string }>(
    `select whatsapp as secret from public.team_contacts where whatsapp is not null
     union select whatsapp from public.team_member_contacts where whatsapp is not null
     union select instagram from public.team_member_contacts where instagram is not null
     union select name from public.team_members
     union select id::text from public.team_members`,
  );
  expect(of_teams.length).toBeGreaterThan(10); // there was something to tell
  const private_words = [...(await secrets()), ...of_teams.map(({ secret }) => secret)];
  expect(private_words.filter((secret) => secret && rest.includes(secret))).toEqual([]);
  expect(rest).not.toMatch(/55999\d{8}|CANARY/);
});
