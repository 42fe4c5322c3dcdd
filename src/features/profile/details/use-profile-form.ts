import { useForm, useStore } from '@tanstack/react-form';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  profileChanges,
  profileForm,
  profileProblems,
  type ProfileForm as Values,
} from '#domain/person/profile-form.ts';
import { checkedBy } from '#entities/form/checked-by.ts';
import { putValues } from '#entities/form/put-values.ts';
import { draftReader, type FormDraft } from '#entities/form/sheet/form-draft.ts';
import { useKeepDraft } from '#entities/form/use-keep-draft.ts';
import { useUndoToast } from '#entities/form/use-undo-toast.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { holdUnsavedWork } from '#platform/kept/unsaved-work.ts';
import { dropDraft } from '#sync/drafts/drafts.ts';
import type { Profile } from '#sync/records/profile.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { useOfferProof } from './use-offer-proof.ts';
import { useSaveProfile } from './use-save-profile.ts';

export const PROFILE_DRAFT = 'profile';
export const readProfileDraft = draftReader<Values>({
  name: '',
  whatsapp: '',
  team: '',
  experience: '',
  classes: [],
});

type ProfileFormOptions = {
  profile: Profile;
  /** What was typed and not stored; undefined until read. */
  kept: FormDraft<Values> | null | undefined;
  onInvalid: () => void;
};

/**
 * The form's state and what its button does. What changed is stored on this device at once; then a
 * new number may be verified. Until the person touches a field, the form follows what their other
 * devices save. After that, changes are compared with what the person began with, so that they do
 * not undo what arrived meanwhile. What was typed and not stored is kept as a draft.
 */
export function useProfileForm({ profile, kept, onInvalid }: ProfileFormOptions) {
  const { LL } = useI18nContext();
  const { db } = useAccount().local;
  const save = useSaveProfile();
  const offerProof = useOfferProof();
  // every pull creates a new row object
  const key = JSON.stringify(profileForm(profile));
  const saved = useMemo(() => JSON.parse(key) as Values, [key]);
  const [start, setStart] = useState(kept?.base ?? saved);
  const [shown, setShown] = useState(kept?.values ?? saved);
  const [restored, setRestored] = useState(Boolean(kept));

  async function submit(value: Values, form: { reset: (values: Values) => void }) {
    const changes = profileChanges(value, start);
    if (Object.keys(changes.patch).length === 0 && !changes.whatsapp) {
      showToast({ tone: 'info', title: LL.profile.form.unchanged() });
      return;
    }
    const asked = await save(changes);
    if (!asked.kept) return;
    void dropDraft(db, PROFILE_DRAFT); // also when the screen is left at once
    form.reset(value);
    setShown(value); // until the row arrives
    setStart(saved);
    setRestored(false);
    offerProof(changes.whatsapp, value.name, asked.settled);
  }

  const form = useForm({
    defaultValues: shown,
    ...checkedBy((value: Values) => profileProblems(value, start)),
    onSubmitInvalid: onInvalid,
    onSubmit: ({ value, formApi }) => submit(value, formApi),
  });
  // the form follows as long as the person has touched no field
  const touched = useStore(form.store, ({ isTouched }) => isTouched);
  if (!touched && !restored && start !== saved) {
    setStart(saved);
    setShown(saved);
  }
  const values = useStore(form.store, (state) => state.values);
  const untouched = restored ? start : shown;
  const draft = useMemo(
    () => (isSame(values, untouched) ? undefined : { values, base: start }),
    [values, untouched, start],
  );
  useHoldWhile(draft !== undefined);
  const isReading = useCallback(() => kept === undefined, [kept]);
  useKeepDraft(PROFILE_DRAFT, draft, isReading);

  const sayWithUndo = useUndoToast();
  const discard = () => {
    const undo = () => {
      setStart(start);
      setRestored(true);
      putValues(form, values);
    };
    form.reset(saved);
    setStart(saved);
    setShown(saved);
    setRestored(false);
    sayWithUndo({ tone: 'info', title: LL.form.draft.discarded(), undo });
  };
  return { form, onDiscard: restored && draft ? discard : undefined };
}

const isSame = (a: Values, b: Values): boolean => JSON.stringify(a) === JSON.stringify(b);

/** An update of the app waits while typed text would be lost. */
function useHoldWhile(dirty: boolean) {
  useEffect(() => (dirty ? holdUnsavedWork() : undefined), [dirty]);
}

export type ProfileFormApi = ReturnType<typeof useProfileForm>['form'];
