import { useMemo } from 'react';
import type { FormMerge } from '#domain/form/form-merge.ts';
import { useFollowForm } from '#entities/form/use-follow-form.ts';
import { isOnItsWay } from '#live/outbox/about-row.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useReplicaRows } from '#live/rows/use-replica-rows.ts';
import type { Rows } from '#sync/records/collections.ts';

type FollowedRecord<Form, Unit extends string> = {
  /** Undefined for a new one: there is nothing to follow. */
  readonly id: string | undefined;
  readonly merge: FormMerge<Form, Unit>;
  /** What the person saw first. */
  readonly first: Form;
  /** What the form holds now. */
  readonly mine: Form;
  /**
   * The form filled with the record; undefined for a record of another kind. The same function over
   * renders.
   */
  readonly formOf: (row: Rows['team_records']) => Form | undefined;
  /** Sets the fields of the form. */
  readonly put: (values: Form) => void;
};

/**
 * Follows a record of a team while it is edited. While a mutation of mine about it is on its way, its
 * row is not current.
 */
export function useFollowRecord<Form, Unit extends string>(followed: FollowedRecord<Form, Unit>) {
  const { id = '', merge, first, mine, formOf, put } = followed;
  const find = useMemo(() => ({ selector: { id: { $eq: id } } }), [id]);
  const row = useReplicaRows('team_records', find)?.[0];
  const outbox = useOutbox();
  const is_current = outbox !== undefined && !isOnItsWay(id, outbox);
  const theirs = useMemo(
    () => (is_current && row ? formOf(row) : undefined),
    [row, is_current, formOf],
  );
  return { mine, theirs, ...useFollowForm({ merge, first, mine, theirs, put }) };
}
