import type { World } from './world/matrix-world.ts';
import { ROLES, type Role } from './topics/topic.ts';
import type { Session } from '../session.ts';

const all = (seen: string) =>
  Object.fromEntries(ROLES.map((role) => [role, seen])) as Record<Role, string>;

/** What the link of an event shows to each role. */
export const OPENED: Record<string, Record<Role, string>> = {
  A_open: all('list+teams'),
  A_hidden: {
    ...all('count'),
    ana: 'self',
    bruno: 'list+teams',
    owner: 'list+teams',
    other_org: 'some',
  },
  A_private: { ...all('count'), ana: 'list+teams', bruno: 'list+teams', owner: 'list+teams' },
  A_trio: { ...all('count+teams'), owner: 'list+teams' },
  A_old: all('list'),
  A_deleted: all('gone'),
  B_open: all('list+teams'),
  B_hidden: { ...all('count'), other_org: 'list' },
  B_private: { ...all('count'), other_org: 'list+teams' },
};

const view = (
  answer: string,
) => `create or replace function private.event_view(event uuid) returns text
  language sql stable security definer set search_path = '' as $$ ${answer} $$`;
const link = (
  fn: string,
  of: string,
  answer: string,
) => `create or replace function private.${fn}(event uuid) returns setof private.${of}
  language sql stable security definer set search_path = '' as $$ ${answer} $$`;

/** Definer functions with one condition left out. */
export const WEAKER: Record<string, string> = {
  'everybody owns': view(
    `select 'owner' from public.airsoft_events e where e.id = event and e.deleted_at is null`,
  ),
  'everybody is on the list': view(
    `select 'list' from public.airsoft_events e where e.id = event and e.deleted_at is null`,
  ),
  'the deleted are there': view(`select 'count' from public.airsoft_events e where e.id = event`),
  'nobody knows the link': view(`select null::text`),
  'teams of everybody': link(
    'event_teams_by_link',
    'sync_event_teams',
    'select * from private.sync_event_teams where event_id = event',
  ),
  'teams of nobody': link(
    'event_teams_by_link',
    'sync_event_teams',
    'select * from private.sync_event_teams where false',
  ),
};

export type Scope = { gone?: boolean; c?: Record<string, { rows: unknown[] }> };

/** What each role receives of each event by its link. */
export async function openedByLinks(
  db: Session,
  world: World,
): Promise<Record<string, Record<string, string>>> {
  const table: Record<string, Record<string, string>> = {};
  for (const [name, id] of Object.entries(world.event)) {
    const people = await db.one<number>(
      'select operators_count::int from public.airsoft_events where id = $1',
      [id],
    );
    const row: Record<string, string> = {};
    for (const role of ROLES) {
      const ask = { v: 1, limit: 1000, scopes: { [`event:${id}`]: {} } };
      const { scopes } = await db.rpc<{ scopes: Record<string, Scope> }>(
        world.who[role],
        'sync_pull',
        ask,
      );
      const { gone, c } = scopes[`event:${id}`] ?? {};
      const operators = c?.['operators']?.rows.length ?? 0;
      const list =
        operators === people
          ? 'list'
          : operators === 0
            ? 'count'
            : operators === 1
              ? 'self'
              : 'some';
      row[role] = gone ? 'gone' : `${list}${c?.['event_teams']?.rows.length ? '+teams' : ''}`;
    }
    table[name] = row;
  }
  return table;
}
