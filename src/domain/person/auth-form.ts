import { cleanName, personNameProblem, type PersonNameCode } from './person-name.ts';
import type { Problem } from '../words/problem.ts';
import { readWhatsapp, type WhatsappCode } from '../whatsapp/whatsapp.ts';

export type SignInForm = {
  readonly email: string;
  readonly password: string;
};

export type SignUpForm = SignInForm & {
  readonly confirm_password: string;
  readonly name: string;
  readonly whatsapp: string;
  /** Says to be of age, and to accept the terms. */
  readonly consent: boolean;
};

/** The day of the terms and of the privacy policy, which the server stores with the consent. */
export const TERMS_OF = '2026-11-21';

export type SignInProblem = Problem<keyof SignInForm, 'email_invalid' | 'password_too_short'>;
export type SignUpProblem = Problem<
  keyof SignUpForm,
  | SignInProblem['code']
  | 'passwords_differ'
  | 'signup_name_too_short'
  | 'consent_required'
  | PersonNameCode
  | WhatsappCode
>;

/** Spec 1 §5, Login. At most one problem per field. */
export function signInProblems(form: SignInForm): SignInProblem[] {
  const problems: SignInProblem[] = [];
  if (!isEmail(form.email)) problems.push({ field: 'email', code: 'email_invalid' });
  if (isShort(form.password)) problems.push({ field: 'password', code: 'password_too_short' });
  return problems;
}

/** Spec 1 §5, Register. At most one problem per field, in the order of the form. */
export function signUpProblems(form: SignUpForm): SignUpProblem[] {
  const problems: SignUpProblem[] = [];
  const name = personNameProblem(form.name, { at_least: 3, too_short: 'signup_name_too_short' });
  if (name) problems.push({ field: 'name', code: name });
  const whatsapp = readWhatsapp(form.whatsapp);
  if (!whatsapp.ok) problems.push({ field: 'whatsapp', code: whatsapp.code });
  problems.push(...signInProblems(form));
  problems.push(...confirmationProblems(form));
  if (!form.consent) problems.push({ field: 'consent', code: 'consent_required' });
  return problems;
}

export type NewPasswordForm = {
  readonly password: string;
  readonly confirm_password: string;
};

export type NewPasswordProblem = Problem<
  keyof NewPasswordForm,
  'password_too_short' | 'passwords_differ'
>;

/** For a forgotten password: the rules of Register (Spec 1 §5). */
export function newPasswordProblems(form: NewPasswordForm): NewPasswordProblem[] {
  const problems: NewPasswordProblem[] = [];
  if (isShort(form.password)) problems.push({ field: 'password', code: 'password_too_short' });
  return [...problems, ...confirmationProblems(form)];
}

export type ChangePasswordForm = NewPasswordForm & {
  readonly current_password: string;
};

export type ChangePasswordProblem = Problem<
  keyof ChangePasswordForm,
  NewPasswordProblem['code'] | 'required'
>;

/** Only the server knows the current password, so any text may be tried. */
export function changePasswordProblems(form: ChangePasswordForm): ChangePasswordProblem[] {
  const problems: ChangePasswordProblem[] = [];
  if (form.current_password === '') problems.push({ field: 'current_password', code: 'required' });
  return [...problems, ...newPasswordProblems(form)];
}

/** The address to which a recovery link is sent. */
export const emailProblems = ({ email }: { readonly email: string }) =>
  isEmail(email) ? [] : [{ field: 'email', code: 'email_invalid' } as const];

function confirmationProblems({ password, confirm_password }: NewPasswordForm) {
  if (isShort(confirm_password)) {
    return [{ field: 'confirm_password', code: 'password_too_short' } as const];
  }
  if (confirm_password === password) return [];
  return [{ field: 'confirm_password', code: 'passwords_differ' } as const];
}

/** The sign-up data that is sent (Spec 1 §3). @throws when the form still has problems */
export function signUpData(form: SignUpForm) {
  const whatsapp = readWhatsapp(form.whatsapp);
  if (!whatsapp.ok) throw new Error(whatsapp.code);
  return {
    email: form.email.trim(),
    password: form.password,
    name: cleanName(form.name),
    whatsapp: whatsapp.value,
    terms: TERMS_OF,
  };
}

// Rejects only what can never be an address: the confirmation mail is the real check.
const isEmail = (typed: string): boolean =>
  /^[^\s@]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/.test(typed.trim()) && typed.trim().length <= 254;
const isShort = (password: string): boolean => password.length < 6;
