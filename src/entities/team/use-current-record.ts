import { useMemo } from 'react';
import { isOnItsWay } from '#live/outbox/about-row.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useReplicaRows } from '#live/rows/use-replica-rows.ts';
import type { Rows } from '#sync/records/collections.ts';

/**
 * A record of a team, for a form that follows it. While a mutation of mine about it is on its way, its
 * row is not current.
 * @param id undefined for a new one: there is nothing to follow
 * @param formOf fills the form; undefined for a record of another kind. The same function over renders
 */
export function useCurrentRecord<Form>(
  id = '',
  formOf: (row: Rows['team_records']) => Form | undefined,
): Form | undefined {
  const find = useMemo(() => ({ selector: { id: { $eq: id } } }), [id]);
  const row = useReplicaRows('team_records', find)?.[0];
  const outbox = useOutbox();
  const is_current = outbox !== undefined && !isOnItsWay(id, outbox);
  return useMemo(() => (is_current && row ? formOf(row) : undefined), [row, is_current, formOf]);
}
