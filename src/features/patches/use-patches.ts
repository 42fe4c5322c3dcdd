import { useMemo } from 'react';
import { usePerson } from '#live/account-context.ts';
import { useMineIsKnown } from '#live/freshness/use-mine-is-known.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import type { Rows } from '#sync/records/collections.ts';

export type Patch = Rows['patches'];

/**
 * What this device knows about one person's patches: when each was earned, and which belong to
 * future games.
 */
export type PatchesKnown = {
  readonly patches: readonly Patch[];
  /** Instants by patch id. */
  readonly earned: ReadonlyMap<string, string>;
  readonly future: ReadonlySet<string>;
};

const everything: LiveQuery<'patches'> = { find: { selector: {} } };
const of_mine: LiveQuery<'my_records'> = {
  find: { selector: { kind: { $eq: 'user_patch' } } },
  keep: ({ kind }) => kind === 'user_patch',
};

/** Undefined until the replica has answered. @param today YYYY-MM-DD */
export function usePatches(today: string): PatchesKnown | undefined {
  const found = useLiveRecords('patches', everything);
  const mine = useLiveRecords('my_records', of_mine);
  const to_come = useLiveRecords(
    'airsoft_events',
    useMemo<LiveQuery<'airsoft_events'>>(
      () => ({
        find: { selector: { starts_at: { $gte: today } } },
        keep: ({ date }) => date >= today,
      }),
      [today],
    ),
  );
  return useMemo(() => {
    if (found.state === 'loading' || mine.state === 'loading' || to_come.state === 'loading') {
      return undefined;
    }
    const earned = mine.rows.flatMap((row): [string, string][] =>
      row.kind === 'user_patch' ? [[row.data.patch_id, row.data.data_conquista]] : [],
    );
    const events = new Set(to_come.rows.map(({ id }) => id));
    const future = found.rows.filter(({ evento_id }) => evento_id && events.has(evento_id));
    return {
      patches: found.rows,
      earned: new Map(earned),
      future: new Set(future.map(({ id }) => id)),
    };
  }, [found, mine, to_come]);
}

/** False where my patches never came: none of them could be told from the others. */
export function useMineIsHere(): boolean {
  const person = usePerson();
  const me = useScopeState('me');
  const known = useMineIsKnown();
  return !person || !known || (me?.complete ?? false);
}
