import type { OperatorClass, RegistrationExperience } from '#sync/records/operator.ts';
import type { Profile } from '#sync/records/profile.ts';
import { emptyRegistration, operatorProblems, type RegistrationForm } from './registration-form.ts';
import { formatWhatsapp } from '../whatsapp/whatsapp.ts';

type ProfileExperience = NonNullable<Profile['operator_experience']>;
type ProfileClass = Profile['operator_classes'][number];

/**
 * Maps the profile's scale (0-6 months, 6-24 months, 2-5 years, 5+) to the form's (under 1 year,
 * 1-2, 3-5, over 5). Both scales are the spec's and stay.
 */
const EXPERIENCE: Record<ProfileExperience, RegistrationExperience> = {
  iniciante: 'iniciante',
  intermediario: 'intermediario',
  experiente: 'avancado',
  veterano: 'veterano',
};

/**
 * The class of the form that fits a class of the profile. The form has no breacher; CQB is the
 * closest.
 */
const CLASS: Record<ProfileClass, OperatorClass> = {
  assaulter: 'assault',
  support: 'support',
  sniper: 'sniper',
  medic: 'medic',
  breacher: 'cqb',
  recon: 'recon',
};

/**
 * The registration form filled in from a profile. The profile has several classes and the form one:
 * the first is preselected, and the person may choose another.
 */
export function prefilledRegistration(
  profile: Pick<Profile, 'name' | 'team' | 'whatsapp' | 'operator_experience' | 'operator_classes'>,
): RegistrationForm {
  const [first_class] = profile.operator_classes;
  return {
    ...emptyRegistration,
    name: profile.name,
    team: profile.team ?? '',
    whatsapp: profile.whatsapp === null ? '' : formatWhatsapp(profile.whatsapp),
    experience: profile.operator_experience ? EXPERIENCE[profile.operator_experience] : '',
    class: first_class ? CLASS[first_class] : '',
  };
}

const own = ['name', 'whatsapp', 'team', 'invited_by', 'experience', 'class'] as const;

/**
 * Whether the form still has the profile's values and no problem. Then the person confirms a card
 * instead of filling in fields.
 */
export function isAsInProfile(form: RegistrationForm, from_profile: RegistrationForm): boolean {
  const same = own.every((field) => form[field] === from_profile[field]);
  return same && operatorProblems(form).length === 0;
}
