import type { AccessEntry } from '#sync/calls/administration.ts';

const HOUR_MS = 3_600_000;

/** Equal acts that were repeated within an hour, the newest first. */
export type FoldedEntries = readonly [AccessEntry, ...AccessEntry[]];

/**
 * One row for what somebody did again and again within an hour, where its newest entry stands; other
 * acts may lie between. What deleted accounts did stays apart: they may be different people.
 * @param entries the newest first
 */
export function foldedEntries(entries: readonly AccessEntry[]): readonly FoldedEntries[] {
  const rows: [AccessEntry, ...AccessEntry[]][] = [];
  const open = new Map<string, [AccessEntry, ...AccessEntry[]]>();
  for (const entry of entries) {
    const { who, what, subject } = entry;
    const key = JSON.stringify([who, what, kindOf(subject)]);
    const row = who === null ? undefined : open.get(key);
    if (row && Date.parse(row[0].at) - Date.parse(entry.at) <= HOUR_MS) {
      row.push(entry);
      continue;
    }
    const next: [AccessEntry] = [entry];
    open.set(key, next);
    rows.push(next);
  }
  return rows;
}

/** What kind of subject an entry has: null for none, '#' for a number, 'named' for a name. */
const kindOf = (subject: string | null): string | null =>
  subject === null || subject === '#' ? subject : 'named';
