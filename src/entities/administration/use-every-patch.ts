import { useMemo } from 'react';
import { compareNames } from '#domain/words/name-order.ts';
import type { Rows } from '#sync/records/collections.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';

export type Patch = Rows['patches'];

const everything: LiveQuery<'patches'> = { find: { selector: {} } };

/** Every patch by name (Spec 2 §7, the administrator's order); undefined until known. */
export function useEveryPatch(): readonly Patch[] | undefined {
  const found = useLiveRecords('patches', everything);
  return useMemo(
    () =>
      found.state === 'loading'
        ? undefined
        : found.rows.toSorted((a, b) => compareNames(a.nome, b.nome)),
    [found],
  );
}
