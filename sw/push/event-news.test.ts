import { expect, test } from 'vitest';
import type { ScopeRows } from '#sync/wire/protocol.ts';
import { eventNews, type Since } from './event-news.ts';

const ME = 'aaaaaaaa-0000-7000-8000-000000000001';
const OTHER = 'aaaaaaaa-0000-7000-8000-000000000002';
const EVENT = 'eeeeeeee-0000-7000-8000-000000000001';
const SYNCED_AT = Date.parse('2026-11-21T12:00:00Z');
const BEFORE = '2026-11-21T11:59:59Z';
const AFTER = '2026-11-21T12:00:01Z';

const since = (more: Partial<Since> = {}): Since => ({
  user_id: ME,
  synced_at: SYNCED_AT,
  told: {},
  own: new Set(),
  ...more,
});

function rows(event: Record<string, unknown> | null, departed: string[] = []): ScopeRows {
  const row = { id: EVENT, rev: 5, sync_xid: 900, name: 'Operação Serra', operators_count: 7 };
  return {
    c: { airsoft_events: { rows: event ? [{ ...row, ...event }] : [], done: true } },
    departed: departed.map((id) => ['airsoft_events', id, 900, 5]),
    departed_done: true,
  };
}

test('a participant hears that the organiser changed the event', () => {
  expect(eventNews(rows({ created_by: OTHER, updated_at: AFTER }), since())).toEqual([
    { kind: 'changed', event_id: EVENT, mark: 900, name: 'Operação Serra' },
  ]);
});

test('a participant does not hear of every other registration', () => {
  expect(eventNews(rows({ created_by: OTHER, updated_at: BEFORE }), since())).toEqual([]);
});

test('the organiser hears of registrations, but not of their own edits', () => {
  expect(eventNews(rows({ created_by: ME, updated_at: BEFORE }), since())).toEqual([
    { kind: 'registrations', event_id: EVENT, mark: 900, name: 'Operação Serra', count: 7 },
  ]);
  expect(eventNews(rows({ created_by: ME, updated_at: AFTER }), since())).toEqual([]);
});

test('an event of mine without registrations is not reported', () => {
  const mine = { created_by: ME, updated_at: BEFORE };
  expect(eventNews(rows({ ...mine, operators_count: 0 }), since())).toEqual([]);
  expect(eventNews(rows({ ...mine, operators_count: 1 }), since())).toMatchObject([{ count: 1 }]);
});

test('a deleted event is reported, unless this device itself sent the deletion', () => {
  const gone = rows(null, [EVENT]);
  expect(eventNews(gone, since())).toEqual([{ kind: 'gone', event_id: EVENT, mark: 900 }]);
  expect(eventNews(gone, since({ own: new Set([EVENT]) }))).toEqual([]);
});

test('each change is reported once', () => {
  const changed = rows({ created_by: OTHER, updated_at: AFTER });
  expect(eventNews(changed, since({ told: { [EVENT]: 900 } }))).toEqual([]);
  expect(eventNews(changed, since({ told: { [EVENT]: 899 } }))).toHaveLength(1);
});

test('[W7] a person who left an event, was told so, and is in it again hears of its changes', () => {
  const [left] = eventNews(rows(null, [EVENT]), since());
  const later = rows({ created_by: OTHER, updated_at: AFTER, rev: 6, sync_xid: 950 });
  expect(eventNews(later, since({ told: { [EVENT]: left!.mark } }))).toMatchObject([
    { kind: 'changed', mark: 950 },
  ]);
});

test('[W7] an event that left and came back since is not reported as deleted', () => {
  const back = rows({ created_by: OTHER, updated_at: AFTER, sync_xid: 950 }, [EVENT]);
  expect(eventNews(back, since())).toMatchObject([{ kind: 'changed' }]);
});

test('an event whose last change is its departure is deleted; an edit that the page has seen is not news', () => {
  const gone = rows({ created_by: ME, updated_at: BEFORE, operators_count: 0 }, [EVENT]);
  expect(eventNews(gone, since())).toMatchObject([{ kind: 'gone', mark: 900 }]);
  const at = new Date(SYNCED_AT).toISOString();
  expect(eventNews(rows({ created_by: OTHER, updated_at: at }), since())).toEqual([]);
});

test('a row of a newer server that this version cannot read is not news', () => {
  expect(eventNews(rows({ created_by: 7, updated_at: AFTER }), since())).toEqual([]);
});

test('[W7] the deletion of an event that no longer appears anywhere is reported, also for transaction id 0', () => {
  const gone = rows(null, [EVENT]);
  const first = { ...gone, departed: [['airsoft_events', EVENT, 0, 1] as const] } as ScopeRows;
  expect(eventNews(first, since())).toEqual([{ kind: 'gone', event_id: EVENT, mark: 0 }]);
});

test('[W7] of all departures only those of events are reported, each for its own event', () => {
  const other = 'eeeeeeee-0000-7000-8000-000000000002';
  const departed = [
    ['operators', EVENT, 900, 5],
    ['airsoft_events', other, 901, 1],
  ] as const;
  const news = eventNews({ ...rows(null), departed } as unknown as ScopeRows, since());
  expect(news).toEqual([{ kind: 'gone', event_id: other, mark: 901 }]);
  expect(eventNews({ c: {}, departed: [], departed_done: true }, since())).toEqual([]);
});
