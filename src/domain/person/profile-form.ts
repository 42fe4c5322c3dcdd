import { tidy } from '#sync/kit/tidy.ts';
import type { MutationArgs } from '#sync/registry/registry.ts';
import type { Profile, profileClasses, profileExperiences } from '#sync/records/profile.ts';
import { charCount } from '../words/char-count.ts';
import { cleanName, personNameProblem, type PersonNameCode } from './person-name.ts';
import type { Problem } from '../words/problem.ts';
import {
  copiedNumber,
  normalizeWhatsapp,
  readWhatsapp,
  type WhatsappCode,
} from '../whatsapp/whatsapp.ts';

/** What the name of a person's team holds at most, and of who invited them. */
export const LONGEST_TEAM = 100;

export type ProfileForm = {
  readonly name: string;
  /** Digits as typed. */
  readonly whatsapp: string;
  readonly team: string;
  readonly experience: (typeof profileExperiences)[number] | '';
  readonly classes: readonly (typeof profileClasses)[number][];
};

export type ProfileProblem = Problem<
  keyof ProfileForm,
  'profile_name_too_short' | PersonNameCode | WhatsappCode | 'text_too_long'
>;

/** The form's first values. */
export const profileForm = (profile: Profile): ProfileForm => ({
  name: profile.name,
  whatsapp: profile.whatsapp ?? '',
  team: profile.team ?? '',
  experience: profile.operator_experience ?? '',
  classes: profile.operator_classes,
});

/**
 * Spec 1 §5, Profile. At most one problem per field. An unchanged number is never a problem: an
 * account may have none.
 */
export function profileProblems(form: ProfileForm, start: ProfileForm): ProfileProblem[] {
  const problems: ProfileProblem[] = [];
  const name = personNameProblem(form.name, { at_least: 2, too_short: 'profile_name_too_short' });
  if (name) problems.push({ field: 'name', code: name });
  const whatsapp = readWhatsapp(form.whatsapp);
  if (!whatsapp.ok && form.whatsapp !== start.whatsapp) {
    problems.push({ field: 'whatsapp', code: whatsapp.code });
  }
  if (charCount(tidy(form.team)) > LONGEST_TEAM)
    problems.push({ field: 'team', code: 'text_too_long' });
  return problems;
}

/**
 * Only changed fields are sent, so that two devices of one person do not undo each other's changes.
 */
export type ProfileChanges = {
  readonly patch: MutationArgs<'update_profile@1'>['patch'];
  /** The new number, digits with country code; null when it is the same. */
  readonly whatsapp: string | null;
};

/** @returns what the form changes; requires a form without problems */
export function profileChanges(form: ProfileForm, start: ProfileForm): ProfileChanges {
  const name = cleanName(form.name);
  const team = tidy(form.team);
  const classes = [...new Set(form.classes)].toSorted();
  const same_classes = classes.join() === [...start.classes].toSorted().join();
  const number = readWhatsapp(form.whatsapp);
  return {
    patch: {
      ...(name === start.name ? {} : { name }),
      ...(team === start.team ? {} : { team: team || null }),
      ...(form.experience === start.experience
        ? {}
        : { operator_experience: form.experience || null }),
      ...(same_classes ? {} : { operator_classes: classes }),
    },
    whatsapp: number.ok && number.value !== start.whatsapp ? number.value : null,
  };
}

/**
 * Spec 1 §5: the number's input keeps only digits, and the + of another country's. What was copied
 * with more digits than a number has is read before it is cut.
 */
export function digitsOnly(typed: string): string {
  const kept = copiedNumber(typed).replace(/[^0-9+]/g, '');
  const digits = kept.replace(/(?!^)\+|^\+(?=55)/g, '');
  const cut = digits.slice(0, digits.startsWith('+') ? 16 : 15);
  return cut === digits ? digits : (normalizeWhatsapp(typed) ?? cut);
}
