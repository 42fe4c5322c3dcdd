import { revalidateLogic, useForm, useStore } from '@tanstack/react-form';
import Trash2 from 'lucide-react/icons/trash';
import { useMemo, useState } from 'react';
import { useSendForm } from '#actions/use-send-form.ts';
import {
  adChanges,
  adColumns,
  adFormOf,
  adProblems,
  emptyAd,
  type AdForm,
} from '#domain/advertising/ad-form.ts';
import { problemsByField } from '#domain/words/problem.ts';
import { draftKey, draftReader, type FormDraft } from '#entities/form/sheet/form-draft.ts';
import { SheetForm } from '#entities/form/sheet/sheet-form.tsx';
import { useFormState } from '#entities/form/use-form-state.ts';
import { useStoredDraft } from '#entities/form/use-stored-draft.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstInvalid } from '#ui/fields/focus-first-invalid.ts';
import { AdFields } from './ad-fields.tsx';
import { DeleteAd } from './delete-ad.tsx';
import { useAdActs } from './use-ad-acts.ts';
import type { Ad } from './use-ads.ts';

type AdDialogProps = {
  /** The advertisement that is changed; without one, a new one is created. */
  ad: Ad | undefined;
  /** What was refused, and is corrected here. */
  refused?: { readonly record: OutboxRecord; readonly typed: AdForm } | undefined;
  /** YYYY-MM-DD where the events are. */
  today: string;
  onClose: () => void;
  /** The server has the change. */
  onDone: () => void;
};

const readDraft = draftReader(emptyAd);

/** Creates, changes or deletes an advertisement. Closing it keeps what was typed. */
export function AdDialog(props: AdDialogProps) {
  const { ad, refused } = props;
  const draft_key = draftKey(`advertisement:${ad?.id ?? 'new'}`, refused?.record);
  const draft = useStoredDraft(draft_key, readDraft);
  if (draft === undefined) return null;
  const base = ad ? adFormOf(ad) : emptyAd;
  const start = draft ?? { base, values: refused?.typed ?? base };
  return <OpenDialog {...props} draft_key={draft_key} start={start} restored={draft !== null} />;
}

type OpenDialogProps = AdDialogProps & {
  draft_key: string;
  start: FormDraft<AdForm>;
  restored: boolean;
};

function OpenDialog(props: OpenDialogProps) {
  const { ad, today, onClose, onDone } = props;
  const { LL } = useI18nContext();
  const [deleting, setDeleting] = useState(false);
  const words = LL.admin.ads;
  const { form, state, draft, discard } = useAdForm(props);
  if (ad && deleting) {
    return (
      <DeleteAd ad={ad} onCancel={() => setDeleting(false)} onClose={onClose} onDone={onDone} />
    );
  }
  return (
    <SheetForm
      form={form}
      element={state.element}
      title={ad ? words.edit_title() : words.create()}
      submit={ad ? words.save() : words.submit()}
      draft_key={props.draft_key}
      draft={draft}
      isOver={state.isOver}
      onClose={onClose}
      onDiscard={state.restored ? discard : undefined}
      failure={state.failure}
    >
      <AdFields form={form} today={today} />
      {ad && (
        <div className="mt-1 border-t border-line pt-4">
          <Button variant="danger" icon={Trash2} onClick={() => setDeleting(true)}>
            {words.delete()}
          </Button>
        </div>
      )}
    </SheetForm>
  );
}

function useAdForm({ ad, refused, draft_key, start, restored, onClose, onDone }: OpenDialogProps) {
  const acts = useAdActs(onDone);
  const state = useFormState(restored);
  const { onKept } = state;
  const { end } = useSendForm({ draft_key, refused: refused?.record, onKept, onClose });
  const { base } = start;
  const form = useForm({
    defaultValues: start.values,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: ({ value }) => problemsByField(adProblems(value)) },
    onSubmitInvalid: () => focusFirstInvalid(state.element.current),
    onSubmit: async ({ value }) => {
      const kept = () => void end();
      if (!ad) return acts.create(adColumns(value), kept);
      // by what the person saw: an older draft takes back nothing that others wrote since
      const change = adChanges(adColumns(base), value);
      if (!change) return end();
      await acts.update(ad, change, kept);
    },
  });
  const values = useStore(form.store, (current) => current.values);
  const draft = useMemo(
    () => (adChanges(adColumns(base), values) ? { values, base } : undefined),
    [values, base],
  );
  const put = (next: AdForm) => {
    for (const field of Object.keys(emptyAd) as (keyof AdForm)[])
      form.setFieldValue(field, next[field], { dontUpdateMeta: true });
  };
  const discard = () => {
    put(base);
    state.sayDiscarded(() => put(values));
  };
  return { form, state, draft, discard };
}

export type AdFormApi = ReturnType<typeof useAdForm>['form'];
