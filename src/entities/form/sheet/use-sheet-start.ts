import { useState } from 'react';
import { randomId } from '#platform/random-id.ts';
import { useStoredDraft } from '../use-stored-draft.ts';
import type { FormDraft } from './form-draft.ts';

export type SheetStart<Form> = FormDraft<Form> & {
  /** Of the new row, if the form makes one. */
  readonly id: string;
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
};

/**
 * What the form of a sheet begins with: its draft, or its first values. Undefined until known; later
 * rows don't change its values.
 */
export function useSheetStart<Form>(values: FirstValues<Form>): SheetStart<Form> | undefined {
  const { draft_key, read, rows, first } = values;
  const stored = useStoredDraft(draft_key, read);
  const [start, setStart] = useState<SheetStart<Form>>();
  if (!start && stored !== undefined && rows) {
    // where the draft's row exists already, it was sent just before the page was closed
    const draft = rows.some(({ id }) => id === stored?.id) ? null : stored;
    setStart({ id: randomId(), ...(draft ?? first()), restored: draft !== null });
  } else if (start && rows?.some(({ id }) => id === start.id)) {
    setStart({ ...start, id: randomId() }); // another tab sent the same draft: this is another row
  }
  return start;
}
