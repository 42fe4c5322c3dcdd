import { useForm, useStore } from '@tanstack/react-form';
import { useMemo } from 'react';
import { useAct } from '#actions/use-act.ts';
import { useSendForm } from '#actions/use-send-form.ts';
import {
  codeArgs,
  codeFormProblems,
  emptyCodeForm,
  isEmptyCodeForm,
  type CodeForm,
} from '#domain/rewards/code-form.ts';
import { patchesWithoutCode } from '#domain/rewards/patch-codes.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { checkedBy } from '#entities/form/checked-by.ts';
import { putValues } from '#entities/form/put-values.ts';
import { draftReader, type FormDraft } from '#entities/form/sheet/form-draft.ts';
import { SheetForm } from '#entities/form/sheet/sheet-form.tsx';
import { useFormState } from '#entities/form/use-form-state.ts';
import { useStoredDraft } from '#entities/form/use-stored-draft.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { PatchCode } from '#sync/calls/administration.ts';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { GenerateFields } from './generate-fields.tsx';
import { usePatchesToCode } from './use-patches-to-code.ts';

type GenerateCodesProps = {
  /** Undefined without an answer of the server. */
  codes: readonly PatchCode[] | undefined;
  /** UTC ISO instant. */
  now: string;
  onClose: () => void;
};

const DRAFT_KEY = 'patch_codes';
const readDraft = draftReader(emptyCodeForm);

/**
 * Asks for codes: of one patch, or one for each patch that has none. Closing it keeps what was
 * typed.
 */
export function GenerateCodes(props: GenerateCodesProps) {
  const draft = useStoredDraft(DRAFT_KEY, readDraft);
  if (draft === undefined) return null;
  return <OpenSheet {...props} stored={draft} />;
}

type OpenSheetProps = GenerateCodesProps & { stored: FormDraft<CodeForm> | null };

function OpenSheet(props: OpenSheetProps) {
  const { now, onClose } = props;
  const { LL } = useI18nContext();
  const words = LL.admin.codes;
  const { form, state, draft, discard, coming } = useGenerateForm(props);
  return (
    <SheetForm
      form={form}
      element={state.element}
      title={words.generate()}
      submit={words.form.submit()}
      draft_key={DRAFT_KEY}
      draft={draft}
      isOver={state.isOver}
      onClose={onClose}
      onDiscard={state.restored ? discard : undefined}
      failure={state.failure}
    >
      <GenerateFields form={form} today={eventDay(now)} coming={coming} />
    </SheetForm>
  );
}

function useGenerateForm({ codes, now, stored, onClose }: OpenSheetProps) {
  const { LL } = useI18nContext();
  const act = useAct();
  const { every, coming } = usePatchesToCode(now);
  const words = LL.admin.codes;
  const refused = LL.problems.refused;
  const state = useFormState(stored !== null);
  const { onKept } = state;
  const { end } = useSendForm({ draft_key: DRAFT_KEY, refused: undefined, onKept, onClose });
  const form = useForm({
    defaultValues: stored?.values ?? emptyCodeForm,
    ...checkedBy((value: CodeForm) => codeFormProblems(value, eventDay(now), coming)),
    onSubmitInvalid: () => focusFirstInvalid(state.element.current),
    onSubmit: async ({ value }) => {
      const args = codeArgs(value);
      const ids = every?.map(({ id }) => id) ?? [];
      const without = every && codes && patchesWithoutCode(ids, codes, now);
      const count = args.count ?? without?.filter((id) => !coming.has(id)).length;
      if (count === 0) {
        const why = without?.length === 0 ? 'no_patch_without_code' : 'patch_of_coming_game';
        return showToast({ tone: 'info', title: refused[why]() });
      }
      const failed = words.generate_failed({ count: count ?? ids.length });
      await act('generate_patch_codes@1', args, {
        label: every?.find(({ id }) => id === args.patch_id)?.nome ?? words.form.every(),
        said: {
          // the list may be older than codes that another administrator made
          done: (made = args.count) =>
            made === undefined ? words.generated_some() : words.generated({ count: made }),
          refused: failed,
          failed,
          informs: {
            no_patch_without_code: refused.no_patch_without_code(),
            patch_of_coming_game: refused.patch_of_coming_game(),
          },
        },
        onKept: () => void end(),
      });
    },
  });
  const values = useStore(form.store, (current) => current.values);
  const draft = useMemo(
    () => (isEmptyCodeForm(values) ? undefined : { values, base: emptyCodeForm }),
    [values],
  );
  const discard = () => {
    putValues(form, emptyCodeForm);
    state.sayDiscarded(() => putValues(form, values));
  };
  return { form, state, draft, discard, coming };
}

export type GenerateFormApi = ReturnType<typeof useGenerateForm>['form'];
