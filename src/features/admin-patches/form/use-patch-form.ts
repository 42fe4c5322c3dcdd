import { useForm } from '@tanstack/react-form';
import { useSendForm } from '#actions/use-send-form.ts';
import {
  patchChanges,
  patchColumns,
  patchFormOf,
  patchMerge,
  patchProblems,
  type PatchForm,
} from '#domain/rewards/patch-form.ts';
import { checkedBy } from '#entities/form/checked-by.ts';
import type { Patch } from '#entities/administration/use-every-patch.ts';
import { useFollowedForm } from '#entities/form/follow/use-followed-form.ts';
import { useTheirs } from '#entities/form/follow/use-theirs.ts';
import type { SheetStart } from '#entities/form/sheet/use-sheet-start.ts';
import { useFormState } from '#entities/form/use-form-state.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { usePatchActs } from './use-patch-acts.ts';

type PatchFormStart = {
  /** The patch that is changed; without one, a new patch is created. */
  patch?: Patch | undefined;
  /** The same as this device has it now. */
  here: Patch | undefined;
  /** What was refused, and is corrected here. */
  refused?: { readonly record: OutboxRecord } | undefined;
  draft_key: string;
  start: SheetStart<PatchForm>;
  onClose: () => void;
};

/** The form of a patch: it follows what others write meanwhile. */
export function usePatchForm(given: PatchFormStart) {
  const { patch, here, refused, draft_key, start, onClose } = given;
  const acts = usePatchActs();
  const state = useFormState(start.restored);
  const { onKept } = state;
  const { end } = useSendForm({ draft_key, refused: refused?.record, onKept, onClose });
  const form = useForm({
    defaultValues: start.values,
    ...checkedBy(patchProblems),
    onSubmitInvalid: () => focusFirstInvalid(state.element.current),
    onSubmit: async ({ value }) => {
      const kept = () => void end();
      if (!patch) return void (await acts.create(start.new_id, patchColumns(value), kept));
      if (followed.mustDecide()) return undefined;
      // by what the person saw: an older draft takes back nothing that others wrote since
      const change = patchChanges(patchColumns(followed.base), value);
      if (!change) return end();
      await acts.update(patch, change, kept);
    },
  });
  const theirs = useTheirs(here, patchFormOf);
  const followed = useFollowedForm({ form, state, merge: patchMerge, start, theirs });
  return { ...followed, form, state };
}

export type PatchFormApi = ReturnType<typeof usePatchForm>['form'];
