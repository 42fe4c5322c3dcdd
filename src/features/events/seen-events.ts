import { listedFields, type ListedEvent } from './listed-event.ts';

/**
 * The first public rows of the list as they were painted last time: the next start shows them before
 * any database is open (performance.md §0.7). Public data only. Signing out removes every `qg.seen.*`.
 */
const KEY = 'qg.seen.events';
const VERSION = 1;
const ROWS = 12;

/** @param from first day that the list shows, YYYY-MM-DD; older rows are left out */
export function seenEvents(from: string): readonly ListedEvent[] {
  try {
    const seen = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Seen | null;
    if (seen?.version !== VERSION) return [];
    return seen.rows.filter(isListed).filter(({ date }) => date >= from);
  } catch {
    return [];
  }
}

/** Writes only what differs from the last time. */
export function rememberSeen(rows: readonly ListedEvent[]): void {
  const seen: Seen = {
    version: VERSION,
    rows: rows
      .filter(({ is_public }) => is_public)
      .slice(0, ROWS)
      .map((row) => Object.fromEntries(listedFields.map((name) => [name, row[name]]))),
  };
  const text = JSON.stringify(seen);
  try {
    if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text);
  } catch {
    // a full or forbidden storage: the next start shows bones instead
  }
}

type Seen = { readonly version: number; readonly rows: readonly object[] };

const isListed = (row: object): row is ListedEvent => listedFields.every((name) => name in row);
