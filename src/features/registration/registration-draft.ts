import {
  emptyRegistration,
  type RegistrationForm,
} from '#domain/registration/registration-form.ts';

/**
 * What was typed and not sent. Everybody has one for each event, in the databases of their account,
 * so it outlives the app; it is deleted when the registration is stored.
 */
export type RegistrationDraft = { readonly values: RegistrationForm };

export const draftKeyOf = (event_id: string): string => `register:${event_id}`;

/** Another version of the app may know fewer fields. @returns null for anything that is no draft */
export function readRegistrationDraft(stored: unknown): RegistrationForm | null {
  const { values } = (stored ?? {}) as Partial<RegistrationDraft>;
  return typeof values === 'object' ? { ...emptyRegistration, ...values } : null;
}
