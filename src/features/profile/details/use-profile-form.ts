import { useForm, useStore } from '@tanstack/react-form';
import { useEffect, useMemo, useState } from 'react';
import { checkedBy } from '#entities/form/checked-by.ts';
import {
  profileChanges,
  profileForm,
  profileProblems,
  type ProfileForm as Values,
} from '#domain/person/profile-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { holdUnsavedWork } from '#platform/kept/unsaved-work.ts';
import type { Profile } from '#sync/records/profile.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { useOfferProof } from './use-offer-proof.ts';
import { useSaveProfile } from './use-save-profile.ts';

/**
 * The form's state and what its button does. What changed is stored on this device at once; then a
 * new number may be verified. Until the person touches a field, the form follows what their other
 * devices save. After that, changes are compared with what the person began with, so that they do
 * not undo what arrived meanwhile.
 */
export function useProfileForm(profile: Profile, onInvalid: () => void) {
  const { LL } = useI18nContext();
  const save = useSaveProfile();
  const offerProof = useOfferProof();
  // every pull creates a new row object
  const key = JSON.stringify(profileForm(profile));
  const saved = useMemo(() => JSON.parse(key) as Values, [key]);
  const [start, setStart] = useState(saved);

  async function submit(value: Values, form: { reset: (values: Values) => void }) {
    const changes = profileChanges(value, start);
    if (Object.keys(changes.patch).length === 0 && !changes.whatsapp) {
      showToast({ tone: 'info', title: LL.profile.form.unchanged() });
      return;
    }
    const asked = await save(changes);
    if (!asked.kept) return;
    form.reset(value);
    offerProof(changes.whatsapp, value.name, asked.settled);
  }

  const form = useForm({
    defaultValues: start,
    ...checkedBy((value: Values) => profileProblems(value, start)),
    onSubmitInvalid: onInvalid,
    onSubmit: ({ value, formApi }) => submit(value, formApi),
  });
  // the form follows as long as the person has touched no field
  const touched = useStore(form.store, ({ isTouched }) => isTouched);
  if (!touched && start !== saved) setStart(saved);
  useHoldWhile(useStore(form.store, ({ isDirty }) => isDirty));
  return form;
}

/** An update of the app waits while typed text would be lost. */
function useHoldWhile(dirty: boolean) {
  useEffect(() => (dirty ? holdUnsavedWork() : undefined), [dirty]);
}

export type ProfileFormApi = ReturnType<typeof useProfileForm>;
