import { keep, readKept } from '#platform/kept.ts';
import { listedFields, type ListedEvent } from './listed-event.ts';

/**
 * The first public rows of the list as they were last painted: the next start shows them before any
 * database is open (performance.md §0.7). Public data only. Signing out removes every `qg.seen.*`.
 */
const KEY = 'qg.seen.events';
const VERSION = 1;
const ROWS = 12;

export type SeenList = {
  readonly rows: readonly ListedEvent[];
  /** How old the rows were: UTC ms by this device's clock. */
  readonly synced_at: number;
};

/**
 * @param from first day that the list shows, YYYY-MM-DD; older rows are left out
 * @returns null when nothing was kept
 */
export function seenEvents(from: string): SeenList | null {
  const { version, synced_at = 0, rows = [] } = (readKept(KEY) ?? {}) as Partial<Seen>;
  if (version !== VERSION) return null;
  const listed = rows.filter(isListed).filter(({ date }) => date >= from);
  return listed.length > 0 ? { rows: listed, synced_at } : null;
}

export function rememberSeen({ rows, synced_at }: SeenList): void {
  keep(KEY, {
    version: VERSION,
    synced_at,
    rows: rows
      .filter(({ is_public }) => is_public)
      .slice(0, ROWS)
      .map((row) => Object.fromEntries(listedFields.map((name) => [name, row[name]]))),
  } satisfies Seen);
}

type Seen = {
  readonly version: number;
  readonly synced_at: number;
  readonly rows: readonly object[];
};

const isListed = (row: object): row is ListedEvent => listedFields.every((name) => name in row);
