import { emptyRegistration, type RegistrationForm } from '#domain/registration-form.ts';

/**
 * What was typed survives a reload and a phone that puts the page to sleep, in this tab only. It goes
 * when the registration is written down, and with every other `qg.*` when somebody signs out.
 */
const key = (event_id: string): string => `qg.draft.register.${event_id}`;

type Draft = { readonly user_id: string; readonly values: RegistrationForm };

export function readDraft(event_id: string, user_id: string): RegistrationForm | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key(event_id)) ?? 'null') as Draft | null;
    // another person's draft is nobody's
    return draft?.user_id === user_id ? { ...emptyRegistration, ...draft.values } : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(event_id: string, draft: Draft): void {
  try {
    sessionStorage.setItem(key(event_id), JSON.stringify(draft));
  } catch {
    // no room: what was typed lasts as long as the page
  }
}

export function dropDraft(event_id: string): void {
  try {
    sessionStorage.removeItem(key(event_id));
  } catch {
    // as above
  }
}
