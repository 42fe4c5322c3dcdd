import { isDeepStrictEqual } from 'node:util';
import type { CollectionName, Scope } from '#sync/wire/protocol.ts';
import type { LocalRow } from '#sync/replica/replica-store.ts';
import type { Session, Who } from '#tests/sql/session.ts';
import type { Reader } from './oracle-reader.ts';

/**
 * What each collection of a scope must hold, read as that person from the tables under their
 * policies, without the functions under test. $1 is the person, the event or the team.
 */
const TRUTH: Record<string, Partial<Record<CollectionName, string>>> = {
  public: {
    airsoft_events: `public.airsoft_events t where is_public and deleted_at is null
      and date >= (now() at time zone 'America/Sao_Paulo')::date - 15`,
    arenas: 'public.arenas t where is_active and deleted_at is null',
    teams: 'public.teams t where deleted_at is null',
    patches: 'public.patches t where deleted_at is null',
    public_records: `(select id from public.advertisements where is_active and deleted_at is null
      union all select id from public.public_statistics where deleted_at is null
      union all select id from public.achievements where not is_hidden) t where true`,
  },
  me: {
    profiles: 'public.profiles t where id = $1::uuid',
    airsoft_events: `public.airsoft_events t where deleted_at is null and (created_by = $1::uuid or exists (
      select from public.operator_contacts c where c.event_id = t.id and c.user_id = $1::uuid) or exists (
      select from public.event_staff s where s.event_id = t.id and s.user_id = $1::uuid and s.deleted_at is null and s.accepted_at is not null) or exists (
      select from public.waiting_list w where w.event_id = t.id and w.user_id = $1::uuid and w.status in ('waiting', 'offered')))`,
    operators: `public.operators t where deleted_at is null and id in (
      select operator_id from public.operator_contacts where user_id = $1::uuid)`,
    event_payments: `public.event_payments t where exists (select from public.airsoft_events e
      where e.id = t.id and e.created_by = $1::uuid) or exists (
      select from public.operator_contacts c where c.event_id = t.id and c.user_id = $1::uuid) or exists (
      select from public.event_staff s where s.event_id = t.id and s.user_id = $1::uuid and s.deleted_at is null and s.accepted_at is not null)`,
    arenas: 'public.arenas t where not is_active and deleted_at is null and created_by = $1::uuid',
    team_members: 'public.team_members t where deleted_at is null and user_id = $1::uuid',
    my_records: `(select id, user_id from public.notifications
      union all select id, user_id from public.reminder_choices
      union all select id, user_id from public.read_marks
      union all select id, user_id from public.user_roles
      union all select id, user_id from public.user_patches
      union all select id, user_id from public.user_points) t where user_id = $1::uuid`,
  },
  event: {
    operators: 'public.operators t where event_id = $1::uuid and deleted_at is null',
    event_teams: 'public.event_teams t where event_id = $1::uuid and deleted_at is null',
    event_records: `(select id, event_id from public.event_staff where deleted_at is null
      union all select id, event_id from public.waiting_list union all select id, event_id from public.check_ins
      union all select id, event_id from public.staff_links where code is not null
      union all select id, id from public.gate_keys
      union all select id, event_id from public.place_leases where ended_at is null
      union all select id, event_id from public.station_records) t
      where event_id = $1::uuid`,
  },
  team: {
    teams: 'public.teams t where id = $1::uuid and deleted_at is null',
    team_members: 'public.team_members t where team_id = $1::uuid and deleted_at is null',
    team_records: `(select team_id as id, team_id from public.team_contacts
      union all select id, team_id from public.team_ranks union all select id, team_id from public.team_communications
      union all select id, team_id from public.team_achievements union all select id, team_id from public.team_tallies
      union all select id, team_id from public.team_agenda_events
      union all select id, team_id from public.team_invitations where code is not null
      union all select a.id, x.id from public.team_alliances a join public.teams x on x.id in (a.team1_id, a.team2_id)
        where a.status = 'active' or exists (select from public.team_members m where m.team_id = x.id
          and m.user_id = (select auth.uid()) and m.approved and m.deleted_at is null)) t where team_id = $1::uuid`,
  },
};

/** A deleted team has no rows. */
const THERE = `exists (select from public.teams x where x.id = $1::uuid and x.deleted_at is null)`;

/** A difference between a device and the database. */
export type Divergence = {
  scope: Scope;
  collection: string;
  what: 'missing' | 'stale' | 'not removed' | 'other content';
  id: string;
};

/** What a device has of its scopes. */
export type Holder = Pick<Reader, 'who' | 'scopes'> & { store: Pick<Reader['store'], 'rows'> };

/** Compares everything that a reader holds with what SQL under the policies says, at rest. */
export async function divergences(session: Session, reader: Holder): Promise<Divergence[]> {
  const found: Divergence[] = [];
  for (const scope of reader.scopes) {
    const [kind = scope, about] = scope.split(':');
    const event = kind === 'event' ? about : undefined;
    for (const collection of Object.keys({
      ...TRUTH[kind],
      ...(event ? { airsoft_events: '' } : {}),
    })) {
      const name = collection as CollectionName;
      const truth = await truthOf(session, { who: reader.who, kind, collection: name, about });
      const held = reader.store.rows(name, scope);
      found.push(...differences(truth, held).map((d) => ({ ...d, scope, collection })));
    }
  }
  return found;
}

type Row = Record<string, unknown> & { id: string; rev: number };

async function truthOf(
  session: Session,
  of: { who: Who; kind: string; collection: CollectionName; about: string | undefined },
): Promise<Map<string, Row>> {
  const me = typeof of.who === 'string' ? null : of.who.user;
  const byLink = of.kind === 'event' ? await linkRows(session, of, of.about ?? '') : null;
  if (byLink) return byLink;
  const from = TRUTH[of.kind]?.[of.collection];
  return session.trial(of.who, async () => {
    // the policies choose which ids, the projection chooses which columns
    const rows = await session.rows<{ row: Row }>(`set local timezone = 'UTC'`).then(() =>
      session.rows<{ row: Row }>(
        `select to_jsonb(v) as row from private.sync_${of.collection} v
         where v.id in (select t.id from ${from})${of.kind === 'team' ? ` and ${THERE}` : ''}`,
        from?.includes('$1') ? [of.about ?? me] : [],
      ),
    );
    return byId(rows.map(({ row }) => row));
  });
}

/**
 * What an invite link shows of an event beyond the policies: the event itself, and trios to choose
 * from.
 */
async function linkRows(
  session: Session,
  { who, collection }: { who: Who; collection: CollectionName },
  event: string,
): Promise<Map<string, Row> | null> {
  const me = typeof who === 'string' ? null : who.user;
  return session.trial('postgres', async () => {
    await session.exec(`set local timezone = 'UTC'`);
    if (collection === 'airsoft_events') {
      const rows = await session.rows<{ row: Row }>(
        `select to_jsonb(v) as row from private.sync_airsoft_events v where id = $1`,
        [event],
      );
      return byId(rows.map(({ row }) => row));
    }
    const [facts] = await session.rows<{
      mine: boolean;
      list: boolean;
      open: boolean;
      trio: boolean;
      there: boolean;
      member: boolean;
      staff: boolean;
    }>(
      `select e.created_by is not distinct from $2::uuid as mine, allow_public_list as list, is_public as open,
              game_mode in ('3X3', '5X5') as trio, deleted_at is null as there,
              exists (select from public.event_staff s where s.event_id = e.id and s.user_id = $2::uuid and s.deleted_at is null and s.accepted_at is not null) as staff,
              exists (select from public.operators o where o.event_id = e.id and o.user_id = $2::uuid and o.deleted_at is null) as member
       from public.airsoft_events e where id = $1`,
      [event, me],
    );
    if (!facts?.there) return new Map();
    if (collection !== 'event_teams') return null;
    const visible =
      facts.mine || facts.staff || facts.trio || (facts.list && (facts.open || facts.member));
    const rows = await session.rows<{ row: Row }>(
      `select to_jsonb(v) as row from private.sync_event_teams v where event_id = $1 and $2`,
      [event, visible],
    );
    return byId(rows.map(({ row }) => row));
  });
}

const byId = (rows: Row[]): Map<string, Row> => new Map(rows.map((row) => [row.id, row]));

function differences(truth: Map<string, Row>, held: LocalRow[]): Pick<Divergence, 'what' | 'id'>[] {
  const here = byId(held as unknown as Row[]);
  const found: Pick<Divergence, 'what' | 'id'>[] = [];
  for (const [id, row] of truth) {
    const local = here.get(id);
    if (!local) found.push({ what: 'missing', id });
    else if (local.rev !== row.rev) found.push({ what: 'stale', id });
    else if (!sameContent(row, local)) found.push({ what: 'other content', id });
  }
  for (const id of here.keys()) if (!truth.has(id)) found.push({ what: 'not removed', id });
  return found;
}

/** The device adds scopes and epoch, and drops columns that its record does not know. */
function sameContent(row: Row, local: Row): boolean {
  return Object.entries(local).every(
    ([key, value]) => ['scopes', 'epoch', 'me'].includes(key) || isDeepStrictEqual(value, row[key]),
  );
}
