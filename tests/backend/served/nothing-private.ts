import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Backend } from '#local/backend.ts';
import type { World } from '#tests/sql/matrix/world/matrix-world.ts';
import type { Session } from '#tests/sql/session.ts';
import { appPageDir } from './app-page.ts';
import { openWorldBackend } from '../open-world-backend.ts';

const PUBLIC = ['A_open', 'A_hidden', 'A_trio', 'B_open', 'B_hidden'];
const SECRET = ['A_private', 'A_deleted', 'B_private'];

/**
 * Nothing private is in any served page, whatever state an event is in.
 * @param states what all events are, and SQL that makes them so
 */
export function nothingPrivate(states: readonly (readonly [state: string, assignments: string])[]) {
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

  test.each(states)(
    'no page names anything private when all events are %s',
    async (_, assignments) => {
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
      // the organiser's name is the only one that a public event shows
      const organisers = await db.rows<{ name: string }>(
        `select distinct organiser_name as name from public.airsoft_events
         where is_public and deleted_at is null and organiser_name is not null`,
      );
      expect(organisers.filter(({ name }) => !all.includes(name))).toEqual([]);
      const rest = organisers.reduce((text, { name }) => text.replaceAll(name, ''), all);
      const found = (await secrets()).filter((secret) => rest.includes(secret));
      expect(found).toEqual([]);
      expect(rest).not.toMatch(/5599900000\d{3}|CANARY/);
    },
  );

  return { backend: () => backend, db: () => db, answersAt, secrets };
}
