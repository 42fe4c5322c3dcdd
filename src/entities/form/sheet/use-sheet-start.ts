import { useMemo, useState } from 'react';
import type { FormMerge } from '#domain/form/form-merge.ts';
import { randomId } from '#platform/random-id.ts';
import { useStoredDraft } from '../use-stored-draft.ts';
import type { FormDraft } from './form-draft.ts';

export type SheetStart<Form> = FormDraft<Form> & {
  /** Of the draft, and of the new row that it would be. */
  readonly id: string;
  /** Of the row that is made now: another id, if another tab has sent the same draft. */
  readonly new_id: string;
  /** It began with a draft. */
  readonly restored: boolean;
};

type FirstValues<Form> = {
  readonly draft_key: string;
  /** The same function over renders. */
  readonly read: (stored: unknown) => FormDraft<Form> | null;
  /** Among which a new row would be; undefined until known. */
  readonly rows: readonly { readonly id: string }[] | undefined;
  /** Without a draft. */
  readonly first: () => FormDraft<Form>;
  /** For a row that may arrive after the person has begun: it fills the fields that they left alone. */
  readonly merge?: Pick<FormMerge<Form, string>, 'follow'> | undefined;
};

/**
 * What the form of a sheet begins with: its draft, or its first values. Undefined until known; later
 * rows don't change it.
 */
export function useSheetStart<Form>(values: FirstValues<Form>): SheetStart<Form> | undefined {
  const { draft_key, read, rows, first, merge } = values;
  const stored = useStoredDraft(draft_key, read);
  const [start, setStart] = useState<Omit<SheetStart<Form>, 'new_id'>>();
  const [other_id] = useState(randomId);
  if (!start && stored !== undefined && rows) {
    // where the draft's row exists already, it was sent just before the page was closed
    const draft = rows.some(({ id }) => id === stored?.id) ? null : stored;
    const begun = draft ?? first();
    const next =
      draft && merge?.follow({ base: draft.base, mine: draft.values, theirs: first().base });
    const over = next && { base: next.base, values: next.mine };
    setStart({ id: randomId(), ...begun, ...over, restored: draft !== null });
  }
  const is_there = rows?.some(({ id }) => id === start?.id) ?? false;
  return useMemo(
    () => start && { ...start, new_id: is_there ? other_id : start.id },
    [start, is_there, other_id],
  );
}
