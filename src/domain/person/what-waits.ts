import { byCreation } from '#sync/records/writing-order.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Rows } from '#sync/records/collections.ts';
import { attendanceOf, splitAgenda, type AgendaEvent } from '../agenda/agenda.ts';
import { askedChanges } from '../arena/asked-change.ts';
import { hasStarted } from '../event/event-rules.ts';

/**
 * A decision of mine that somebody waits for, or news that I have not opened. `id` is that of what
 * it is about: a team, an alliance, an event, an arena, an entry of the agenda.
 */
export type Waiting = { readonly id: string } & (
  | { is: 'requests'; team: string; names: readonly string[] }
  | { is: 'alliance'; team_id: string; team: string; other: string }
  | { is: 'staff'; event: string }
  | { is: 'arenas'; oldest: string; since: string; count: number }
  | { is: 'correction'; arena: string; note: string }
  | { is: 'date'; team_id: string; team: string; title: string; at: string }
  | { is: 'refused'; arena: string; reason: string; unread: readonly string[] }
  | { is: 'patches'; names: readonly string[]; unread: readonly string[] }
);

export type WaitingRows = {
  me: string;
  /** UTC ISO instant. */
  now: string;
  /** My place in each team by team id. */
  memberships: ReadonlyMap<string, Rows['team_members']>;
  /** My teams, and those that proposed an alliance, in no order. */
  teams: readonly Rows['teams'][];
  /** Who asks to join a team. */
  asking: readonly Rows['team_members'][];
  /** Agendas and alliances. */
  records: readonly Rows['team_records'][];
  /** Notifications and roles. */
  mine: readonly Rows['my_records'][];
  /** Those that I proposed; as an administrator all that wait. */
  arenas: readonly Rows['arenas'][];
  staff: readonly Rows['event_records'][];
  /** Those that I am asked to help at. */
  events: readonly AirsoftEvent[];
  /** Whether something that I asked about this row is on its way. */
  isOnItsWay: (id: string) => boolean;
};

const DAY_MS = 86_400_000;
/** An entry of the agenda asks for its answer in its last week. */
const ASKS_MS = 7 * DAY_MS;
/** News that is older is not listed. */
const NEWS_MS = 14 * DAY_MS;

/** What waits for me, as far as this device knows: what others wait for stands first. */
export const whatWaits = (rows: WaitingRows): readonly Waiting[] => [
  ...requests(rows),
  ...proposals(rows),
  ...helping(rows),
  ...decisions(rows),
  ...corrections(rows),
  ...dates(rows),
  ...news(rows),
];

const ledBy = ({ me, teams }: WaitingRows) => teams.filter(({ captain_id }) => captain_id === me);

function requests(rows: WaitingRows): Waiting[] {
  return ledBy(rows).flatMap(({ id, name }): Waiting[] => {
    const names = rows.asking
      .filter(({ team_id }) => team_id === id)
      .toSorted(byCreation)
      .map((one) => one.name);
    return names.length > 0 ? [{ is: 'requests', id, team: name, names }] : [];
  });
}

function proposals(rows: WaitingRows): Waiting[] {
  const led = ledBy(rows);
  return rows.records.flatMap((row): Waiting[] => {
    if (!isProposal(row)) return [];
    const team = led.find(({ id }) => id === row.data.team2_id);
    const other = rows.teams.find(({ id }) => id === row.data.team1_id);
    if (!team || !other) return [];
    return [{ is: 'alliance', id: row.id, team_id: team.id, team: team.name, other: other.name }];
  });
}

type TeamRecord = Rows['team_records'];
const isProposal = (row: TeamRecord): row is Extract<TeamRecord, { kind: 'alliance' }> =>
  row.kind === 'alliance' && row.data.status === 'pending';
const isAgenda = (row: TeamRecord): row is AgendaEvent => row.kind === 'agenda_event';

/** The teams whose proposals wait: their names are needed. */
export const proposersOf = (records: readonly TeamRecord[]): readonly string[] =>
  records.filter(isProposal).map(({ data }) => data.team1_id);

/** The events where my help was asked for, as I was told: an answer changes nothing here. */
export const toldToHelp = (mine: WaitingRows['mine']): readonly string[] =>
  mine.flatMap((row) =>
    row.kind === 'notification' && row.data.data['code'] === 'staff_asked'
      ? [String(row.data.data['event_id'])]
      : [],
  );

function helping({ me, now, staff, events }: WaitingRows): Waiting[] {
  return staff.flatMap((row): Waiting[] => {
    if (row.kind !== 'staff' || row.data.user_id !== me || row.data.accepted_at) return [];
    const event = events.find(({ id }) => id === row.event_id);
    if (!event || event.status === 'cancelled' || hasStarted(event, now)) return [];
    return [{ is: 'staff', id: event.id, event: event.name }];
  });
}

/** For an administrator. One that waits for its proposer's correction does not wait for them. */
function decisions({ mine, arenas }: WaitingRows): Waiting[] {
  if (!mine.some((row) => row.kind === 'role' && row.data.role === 'admin')) return [];
  const asked = askedChanges(mine);
  const waiting = arenas
    .filter(({ id, is_active }) => !is_active && !asked.has(id))
    .toSorted(byCreation);
  const [oldest] = waiting;
  if (!oldest) return [];
  const { id, name, created_at } = oldest;
  return [{ is: 'arenas', id, oldest: name, since: created_at, count: waiting.length }];
}

function corrections({ me, mine, arenas, isOnItsWay }: WaitingRows): Waiting[] {
  const asked = askedChanges(mine);
  return arenas.flatMap(({ id, name, is_active, created_by }): Waiting[] => {
    const change = asked.get(id);
    if (!change || is_active || created_by !== me || isOnItsWay(id)) return [];
    return [{ is: 'correction', id, arena: name, note: change.note }];
  });
}

/** The very next date of my teams is not among them: it stands on the same screen, with its answer. */
function dates({ me, now, memberships, teams, records }: WaitingRows): Waiting[] {
  const mine = new Map(
    teams.flatMap((team) => (memberships.get(team.id)?.approved ? [[team.id, team.name]] : [])),
  );
  const agenda = records.filter(isAgenda).filter(({ team_id }) => mine.has(team_id));
  const until = Date.parse(now) + ASKS_MS;
  return splitAgenda(agenda, now)
    .coming.slice(1)
    .filter(({ data }) => Date.parse(data.start_date) < until)
    .filter(({ data }) => attendanceOf(data, me) === 'pending')
    .map(({ id, team_id, data: { title, start_date } }) => ({
      is: 'date',
      id,
      team_id,
      team: mine.get(team_id)!,
      title,
      at: start_date,
    }));
}

/** Each arena that was not published has a next step; all new patches are one. */
function news({ mine, now }: WaitingRows): Waiting[] {
  const unread = mine
    .filter((row) => row.kind === 'notification')
    .filter(({ data }) => !data.read && Date.parse(now) - Date.parse(data.created_at) < NEWS_MS);
  const of = (code: string) => unread.filter(({ data }) => data.data['code'] === code);
  const refused = of('arena_refused').map(({ id, data: { data } }): Waiting => {
    const { arena, arena_id, reason } = data as Record<string, string>;
    return { is: 'refused', id: arena_id!, arena: arena!, reason: reason ?? '', unread: [id] };
  });
  const patches = of('patch_earned');
  const unread_ids = patches.map(({ id }) => id);
  const [id] = unread_ids;
  if (id === undefined) return refused;
  const names = patches.map(({ data }) => String(data.data['patch']));
  return [...refused, { is: 'patches', id, names, unread: unread_ids }];
}
