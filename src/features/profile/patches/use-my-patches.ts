import { useMemo } from 'react';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import { useMineIsKnown } from '#live/freshness/use-mine-is-known.ts';
import { useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { compareInstants } from '#sync/records/writing-order.ts';
import type { Rows } from '#sync/records/collections.ts';

export type EarnedPatch = {
  readonly patch: Rows['patches'];
  /** UTC ISO instant. */
  readonly earned_at: string;
  /** On whichever device. */
  readonly celebrated: boolean;
};

/**
 * not_here: they never arrived on this device, and the server can't be asked now. without_pictures:
 * that I have them is known, and what they are has not arrived.
 */
export type MyPatches =
  | { readonly state: 'loading' | 'not_here' | 'without_pictures' }
  | { readonly state: 'present'; readonly patches: readonly EarnedPatch[] };

const earned: LiveQuery<'my_records'> = {
  find: { selector: { kind: { $eq: 'user_patch' } } },
  keep: ({ kind }) => kind === 'user_patch',
};

/** What I have earned, the newest first. */
export function useMyPatches(): MyPatches {
  const records = useLiveRecords('my_records', earned);
  const ids = records.state === 'present' ? records.rows.flatMap(patchIdOf).toSorted().join() : '';
  const found = useLiveRecords(
    'patches',
    useMemo<LiveQuery<'patches'>>(
      () => ({ find: { selector: { id: { $in: ids ? ids.split(',') : [] } } } }),
      [ids],
    ),
  );
  const known = useMineIsKnown();
  const me = useScopeState('me');
  const everything = useScopeState('public');
  const { phase } = useSyncStatus();
  return useMemo(() => {
    if (records.state === 'loading' || found.state === 'loading') return { state: 'loading' };
    if (records.rows.length === 0 && !me?.complete) {
      return { state: known ? 'not_here' : 'loading' };
    }
    const by_id = new Map(found.rows.map((patch) => [patch.id, patch]));
    const patches = records.rows.flatMap((row): EarnedPatch[] => {
      const patch = by_id.get(patchIdOf(row)[0] ?? '');
      return patch && row.kind === 'user_patch'
        ? [
            {
              patch,
              earned_at: row.data.data_conquista,
              celebrated: row.data.celebrated ?? false,
            },
          ]
        : [];
    });
    if (patches.length === 0 && records.rows.length > 0 && !everything?.complete) {
      const coming = everything === undefined || phase === 'syncing' || phase === 'initial_sync';
      return { state: coming ? 'loading' : 'without_pictures' };
    }
    return { state: 'present', patches: patches.toSorted(newestFirst) };
  }, [records, found, known, me, everything, phase]);
}

const patchIdOf = (row: Rows['my_records']): string[] =>
  row.kind === 'user_patch' ? [row.data.patch_id] : [];

const newestFirst = (a: EarnedPatch, b: EarnedPatch): number =>
  compareInstants(b.earned_at, a.earned_at) || (a.patch.id < b.patch.id ? -1 : 1);
