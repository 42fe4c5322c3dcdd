import * as v from 'valibot';
import { emptyRegistration, type RegistrationForm } from '#domain/registration-form.ts';

const key = (event_id: string): string => `qg.draft.register.${event_id}`;
const Draft = v.record(v.string(), v.string());

/** What was typed for this event and not sent yet: a closed tab or a call must not cost it. */
export function readDraft(event_id: string): RegistrationForm | undefined {
  try {
    const read = v.safeParse(Draft, JSON.parse(sessionStorage.getItem(key(event_id)) ?? ''));
    return read.success ? { ...emptyRegistration, ...read.output } : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(event_id: string, form: RegistrationForm): void {
  try {
    sessionStorage.setItem(key(event_id), JSON.stringify(form));
  } catch {
    // full or forbidden: the form itself still has it
  }
}

export const dropDraft = (event_id: string): void => sessionStorage.removeItem(key(event_id));
