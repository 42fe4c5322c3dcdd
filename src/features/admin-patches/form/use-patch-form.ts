import { useForm, useStore } from '@tanstack/react-form';
import { useMemo } from 'react';
import { useSendForm } from '#actions/use-send-form.ts';
import {
  patchChanges,
  patchColumns,
  patchProblems,
  type PatchForm,
} from '#domain/rewards/patch-form.ts';
import { checkedBy } from '#entities/form/checked-by.ts';
import type { Patch } from '#entities/administration/use-every-patch.ts';
import { putValues } from '#entities/form/put-values.ts';
import type { SheetStart } from '#entities/form/sheet/use-sheet-start.ts';
import { useFormState } from '#entities/form/use-form-state.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { usePatchActs } from './use-patch-acts.ts';

type PatchFormStart = {
  /** The patch that is changed; without one, a new patch is created. */
  patch?: Patch | undefined;
  /** What was refused, and is corrected here. */
  refused?: { readonly record: OutboxRecord } | undefined;
  draft_key: string;
  start: SheetStart<PatchForm>;
  onClose: () => void;
};

/** The form of a patch, and what of it is kept as a draft. */
export function usePatchForm({ patch, refused, draft_key, start, onClose }: PatchFormStart) {
  const acts = usePatchActs();
  const state = useFormState(start.restored);
  const { onKept } = state;
  const { end } = useSendForm({ draft_key, refused: refused?.record, onKept, onClose });
  const { id, base } = start;
  const form = useForm({
    defaultValues: start.values,
    ...checkedBy(patchProblems),
    onSubmitInvalid: () => focusFirstInvalid(state.element.current),
    onSubmit: async ({ value }) => {
      const kept = () => void end();
      if (!patch) return void (await acts.create(start.new_id, patchColumns(value), kept));
      // by what the person saw: an older draft takes back nothing that others wrote since
      const change = patchChanges(patchColumns(base), value);
      if (!change) return end();
      await acts.update(patch, change, kept);
    },
  });
  const values = useStore(form.store, (current) => current.values);
  const draft = useMemo(
    () => (patchChanges(patchColumns(base), values) ? { id, values, base } : undefined),
    [id, values, base],
  );
  const discard = () => {
    putValues(form, base);
    state.sayDiscarded(() => putValues(form, values));
  };
  return { form, state, draft, discard };
}

export type PatchFormApi = ReturnType<typeof usePatchForm>['form'];
