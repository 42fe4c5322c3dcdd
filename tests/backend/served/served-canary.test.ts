import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Backend } from '#local/backend.ts';
import type { World } from '#tests/sql/matrix/world/matrix-world.ts';
import type { Session } from '#tests/sql/session.ts';
import { appPageDir } from './app-page.ts';
import { openWorldBackend } from '../open-world-backend.ts';

/** Nothing private is in any served page, whatever state an event is in. */
const dist_dir = appPageDir();
let backend: Backend;
let db: Session;
let world: World;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  ({ backend, db, world } = await openWorldBackend({ dist_dir }));
}, 120_000);
afterAll(async () => {
  await backend.close();
  rmSync(dist_dir, { recursive: true });
});

const PUBLIC = ['A_open', 'A_hidden', 'A_trio', 'B_open', 'B_hidden'];
const SECRET = ['A_private', 'A_deleted', 'B_private'];

/** Every page that may name an event, its headers, and its picture's address. */
function pages(): Promise<string> {
  const ids = Object.values(world.event);
  return answersAt([
    '/',
    '/events',
    '/event/x',
    '/sitemap.xml',
    '/robots.txt',
    ...ids.flatMap((id) => [
      `/event/${id}`,
      `/event/${id}?tab=participants`,
      `/register/${id}`,
      `/event-picture/${id}-00000000.png`,
    ]),
  ]);
}

/** What is answered at these paths, with the headers. */
async function answersAt(paths: readonly string[]): Promise<string> {
  const said: string[] = [];
  for (const path of paths) {
    const response = await fetch(backend.url + path);
    const headers = [...response.headers].map((header) => header.join(': ')).join('\n');
    said.push(`${headers}\n${await response.text()}`);
  }
  return said.join('\n');
}

type Named = { id: string; name: string; captain_name: string | null; is_gone: boolean };
const teams = () =>
  db.rows<Named>(
    'select id, name, captain_name, deleted_at is not null as is_gone from public.teams',
  );

/** What people typed about themselves or others, and whose account an id is. */
async function secrets(): Promise<string[]> {
  const rows = await db.rows<{ secret: string }>(
    `select whatsapp as secret from public.operator_contacts
     union select invited_by from public.operator_contacts where invited_by is not null
     union select whatsapp from public.profile_contacts
     union select name from public.operators
     union select name from public.profiles
     union select id::text from public.profiles
     union select id::text from public.operators
     union select email::text from auth.users
     union select name from public.airsoft_events where not is_public
     union select id::text from public.airsoft_events where not is_public`,
  );
  return rows.map(({ secret }) => secret).filter((secret) => secret !== null && secret !== '');
}

test.each([
  ['as they are', `updated_at = updated_at`],
  ['postponed', `status = 'postponed', status_reason = 'Chuva'`],
  ['cancelled', `status = 'cancelled', status_reason = 'Chuva'`],
  [
    'full',
    `status = 'planned', max_op = greatest(operators_count, 1), closed_because_full = true, registration_closed = true`,
  ],
  ['closed', `closed_because_full = false, registration_closed = true`],
  ['over', `date = (now() - interval '3 days')::date`],
  ['over for longer than the snapshot goes back', `date = current_date - 60`],
])('no page names anything private when all events are %s', async (_, assignments) => {
  const names = [...PUBLIC, ...SECRET].map((name) => `'${world.event[name]}'`).join();
  await backend.db.query(
    `update public.airsoft_events set ${assignments} where id in (${names}) and deleted_at is null`,
  );
  await backend.refreshSnapshot();
  const all = await pages();
  for (const name of PUBLIC) expect(all).toContain(`/event/${world.event[name]}`); // the check really read pages of events
  for (const name of SECRET) {
    const { status } = await fetch(`${backend.url}/event/${world.event[name]}`);
    expect([name, status]).toEqual([name, 404]);
  }
  const found = (await secrets()).filter((secret) => all.includes(secret));
  expect(found).toEqual([]);
  expect(all).not.toMatch(/5500900000\d{3}|CANARY/);
});

test('no page or picture of a team names anything private: of its people only the captain, by name', async () => {
  await backend.refreshSnapshot();
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
    const { status } = await fetch(`${backend.url}/team/${id}`);
    expect([name, status]).toEqual([name, is_gone ? 404 : 200]);
    if (!is_gone && captain_name !== null) expect(all).toContain(captain_name);
  }
  const captains = found.flatMap(({ captain_name }) => captain_name ?? []);
  const rest = captains.reduce((text, name) => text.replaceAll(name, ''), all);
  const of_teams = await db.rows<{ secret: string }>(
    `select whatsapp as secret from public.team_contacts where whatsapp is not null
     union select whatsapp from public.team_member_contacts where whatsapp is not null
     union select instagram from public.team_member_contacts where instagram is not null
     union select name from public.team_members
     union select id::text from public.team_members`,
  );
  expect(of_teams.length).toBeGreaterThan(10); // there was something to tell
  const private_words = [...(await secrets()), ...of_teams.map(({ secret }) => secret)];
  expect(private_words.filter((secret) => secret && rest.includes(secret))).toEqual([]);
  expect(rest).not.toMatch(/55009\d{8}|CANARY/);
});
