import {
  emptyRegistration,
  type RegistrationForm,
} from '#domain/registration/registration-form.ts';
import {
  dropTabDraft,
  hasOtherTabDraft,
  readTabDraft,
  showOtherTabDraft,
  writeTabDraft,
} from '#sync/drafts/tab-drafts.ts';

/**
 * What was typed survives a reload and a suspended page, in this tab only. It is deleted when the
 * registration is stored, and at sign-out.
 */
const formOf = (event_id: string): string => `register.${event_id}`;

type Draft = { readonly user_id: string; readonly values: RegistrationForm };

export function readDraft(event_id: string, user_id: string): RegistrationForm | undefined {
  const draft = readTabDraft(formOf(event_id)) as Draft | null;
  // another person's draft is not shown
  return draft?.user_id === user_id ? { ...emptyRegistration, ...draft.values } : undefined;
}

export const writeDraft = (event_id: string, draft: Draft): void =>
  writeTabDraft(formOf(event_id), draft);

/** Two tabs had begun this form, and both drafts are here now. */
export const hasOtherDraft = (event_id: string): boolean => hasOtherTabDraft(formOf(event_id));

export const showOtherDraft = (event_id: string): void => showOtherTabDraft(formOf(event_id));

export const dropDraft = (event_id: string): void => dropTabDraft(formOf(event_id));
