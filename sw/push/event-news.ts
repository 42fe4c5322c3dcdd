import * as v from 'valibot';
import type { ScopeRows } from '#sync/wire/protocol.ts';

/**
 * What to report about one of my events. `mark` is the transaction of the change: it grows with
 * every change, also when the person left the event and came back.
 */
export type EventNews = {
  readonly event_id: string;
  readonly mark: number;
} & (
  | { readonly kind: 'changed'; readonly name: string }
  | { readonly kind: 'registrations'; readonly name: string; readonly count: number }
  | { readonly kind: 'gone' }
);

/** The newest mark that was reported, by event. */
export type Told = Readonly<Record<string, number>>;

const Event = v.object({
  id: v.string(),
  name: v.string(),
  sync_xid: v.number(),
  created_by: v.nullable(v.string()),
  updated_at: v.string(),
  operators_count: v.number(),
});

export type Since = {
  readonly user_id: string;
  /** UTC ms by the server's clock: when a page last brought this device up to date. */
  readonly synced_at: number;
  readonly told: Told;
  /** Events of mutations that this device sent itself: not news to its owner. */
  readonly own: ReadonlySet<string>;
};

/**
 * Selects the news in a pull of `me`. The organiser hears that people registered; edits are their
 * own. A participant hears that the organiser changed the data, or that the event was deleted, but
 * not that other people registered.
 */
export function eventNews(rows: ScopeRows, since: Since): EventNews[] {
  const events = (rows.c['airsoft_events']?.rows ?? []).flatMap((row) => {
    const read = v.safeParse(Event, row);
    return read.success ? [read.output] : [];
  });
  const here = new Map(events.map(({ id, sync_xid }) => [id, sync_xid]));
  const gone = rows.departed.flatMap(([collection, event_id, mark]) =>
    collection === 'airsoft_events' && !since.own.has(event_id) && (here.get(event_id) ?? 0) <= mark
      ? [{ kind: 'gone' as const, event_id, mark }]
      : [],
  );
  return [...events.flatMap((event) => changeOf(event, since)), ...gone].filter(
    ({ event_id, mark }) => mark > (since.told[event_id] ?? -1),
  );
}

function changeOf(event: v.InferOutput<typeof Event>, since: Since): EventNews[] {
  const edited = Date.parse(event.updated_at) > since.synced_at;
  const about = { event_id: event.id, mark: event.sync_xid, name: event.name };
  if (event.created_by !== since.user_id) return edited ? [{ ...about, kind: 'changed' }] : [];
  if (edited || event.operators_count === 0) return [];
  return [{ ...about, kind: 'registrations', count: event.operators_count }];
}
