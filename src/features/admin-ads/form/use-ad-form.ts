import { useForm } from '@tanstack/react-form';
import { useSendForm } from '#actions/use-send-form.ts';
import {
  adChanges,
  adColumns,
  adFormOf,
  adMerge,
  adProblems,
  type AdForm,
} from '#domain/advertising/ad-form.ts';
import { checkedBy } from '#entities/form/checked-by.ts';
import type { SheetStart } from '#entities/form/sheet/use-sheet-start.ts';
import { useFollowedForm } from '#entities/form/follow/use-followed-form.ts';
import { useTheirs } from '#entities/form/follow/use-theirs.ts';
import { useFormState } from '#entities/form/use-form-state.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { useAdActs } from '../use-ad-acts.ts';
import type { Ad } from '../use-ads.ts';

type OpenForm = {
  /** The advertisement as it is now; without one, a new one is created. */
  ad: Ad | undefined;
  refused: OutboxRecord | undefined;
  draft_key: string;
  start: SheetStart<AdForm>;
  onClose: () => void;
};

/** The form of an advertisement: it follows what others write meanwhile. */
export function useAdForm({ ad, draft_key, start, ...rest }: OpenForm) {
  const acts = useAdActs();
  const state = useFormState(start.restored);
  const { onKept } = state;
  const { end } = useSendForm({ draft_key, refused: rest.refused, onKept, onClose: rest.onClose });
  const form = useForm({
    defaultValues: start.values,
    ...checkedBy(adProblems),
    onSubmitInvalid: () => focusFirstInvalid(state.element.current),
    onSubmit: async ({ value }) => {
      const kept = () => void end();
      if (!ad) return void (await acts.create(start.new_id, adColumns(value), kept));
      if (followed.mustDecide()) return undefined;
      const change = adChanges(followed.base, value);
      return change ? void (await acts.update(ad, change, kept)) : end();
    },
  });
  const theirs = useTheirs(ad, adFormOf);
  const followed = useFollowedForm({ form, state, merge: adMerge, start, theirs });
  return { ...followed, form, state };
}

export type AdFormApi = ReturnType<typeof useAdForm>['form'];
