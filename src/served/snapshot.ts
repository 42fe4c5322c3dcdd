import { eventDay } from '#domain/time/event-day.ts';
import { compareNames } from '#domain/words/name-order.ts';
import { compareInstants } from '#sync/records/writing-order.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Rows } from '#sync/records/collections.ts';

/** What pages are made from: the public scope as it is served to anybody, and nothing else. */
export type PublicSnapshot = {
  /** UTC ISO instant. */
  server_now: string;
  /** By starting time. */
  events: readonly AirsoftEvent[];
  by_id: ReadonlyMap<string, AirsoftEvent>;
  /** By name. */
  teams: readonly PublicTeam[];
  teams_by_id: ReadonlyMap<string, PublicTeam>;
  /** Those on the map. */
  arena_ids: ReadonlySet<string>;
  counts: { events?: number; teams?: number };
  /** The newest first. */
  patches: readonly PublicPatch[];
};

/** The card of a team: everything that is public about it, the name of its captain included. */
export type PublicTeam = Omit<Rows['teams'], 'rev' | 'sync_xid'>;

type PublicPatch = {
  id: string;
  nome: string;
  imagem_url: string | null;
  desenho: number | null;
  para: 'came' | 'won' | null;
  created_at: string;
};

type Body = {
  server_now: string;
  scopes: {
    public?: {
      c: {
        airsoft_events: { rows: AirsoftEvent[] };
        teams: { rows: PublicTeam[] };
        arenas?: { rows: { id: string }[] };
        patches: { rows: PublicPatch[] };
        public_records: { rows: { kind: string; data: { metric?: string; value?: number } }[] };
      };
    };
  };
};

/**
 * Reads the file of the public snapshot. A row that is not public is never in it, and would be left
 * out here.
 * @returns null when the file has no public rows, e.g. of a database without the app's tables
 */
export function readSnapshot(file: string): PublicSnapshot | null {
  const { server_now, scopes } = JSON.parse(file) as Partial<Body>;
  const found = scopes?.public?.c;
  if (!found || server_now === undefined) return null;
  const events = found.airsoft_events.rows
    .filter(({ is_public }) => is_public)
    .toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
  const teams = found.teams.rows.toSorted((a, b) => compareNames(a.name, b.name));
  const statistics = new Map(
    found.public_records.rows
      .filter(({ kind }) => kind === 'statistic')
      .map(({ data }) => [data.metric, data.value]),
  );
  const counted = (metric: 'events' | 'teams') => {
    const value = statistics.get(metric);
    return value === undefined ? {} : { [metric]: value };
  };
  return {
    server_now,
    events,
    by_id: new Map(events.map((event) => [event.id, event])),
    teams,
    teams_by_id: new Map(teams.map((team) => [team.id, team])),
    arena_ids: new Set(found.arenas?.rows.map(({ id }) => id)),
    counts: { ...counted('events'), ...counted('teams') },
    patches: found.patches.rows.toSorted((a, b) => compareInstants(b.created_at, a.created_at)),
  };
}

/** From today on, by starting time. @param now UTC ISO instant */
export function upcomingEvents({ events }: PublicSnapshot, now: string): readonly AirsoftEvent[] {
  const today = eventDay(now);
  return events.filter(({ date }) => date >= today);
}
