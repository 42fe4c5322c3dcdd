import { useStore } from '@tanstack/react-form';
import { useMemo } from 'react';
import type { FormMerge } from '#domain/form/form-merge.ts';
import { putValues, type HeldForm } from '../put-values.ts';
import type { FormDraft } from '../sheet/form-draft.ts';
import type { useFormState } from '../use-form-state.ts';
import { useDecisions } from './use-decisions.ts';
import { useFollowForm } from './use-follow-form.ts';

type FollowedForm<Form extends object, Unit extends string> = {
  readonly form: HeldForm<Form>;
  readonly state: ReturnType<typeof useFormState>;
  readonly merge: FormMerge<Form, Unit>;
  /** What the person saw first, and the id of a new row. */
  readonly start: Pick<FormDraft<Form>, 'id' | 'base'>;
  /** The row as the server sent it; undefined while it is not known, or not current. */
  readonly theirs: Form | undefined;
};

/**
 * A form that follows its row while others may change it: what it holds, what has to be decided, and
 * what is kept as a draft.
 */
export function useFollowedForm<Form extends object, Unit extends string>(
  followed: FollowedForm<Form, Unit>,
) {
  const { form, state, merge, start, theirs } = followed;
  const mine = useStore(form.store, ({ values }) => values);
  const put = (values: Form, since?: Form) => putValues(form, values, since);
  const follows = useFollowForm({ merge, first: start.base, mine, theirs, put });
  const decisions = useDecisions({ state, followed: { ...follows, mine, theirs }, put });
  const { base, conflicts } = follows;
  const { id } = start;
  const draft = useMemo(
    () => (merge.equal(mine, base) ? undefined : { id, values: mine, base }),
    [merge, id, mine, base],
  );
  return { mine, theirs, base, conflicts, draft, ...decisions };
}
