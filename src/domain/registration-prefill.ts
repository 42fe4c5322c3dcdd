import type { OperatorClass, RegistrationExperience } from '#sync/records/operator.ts';
import type { Profile } from '#sync/records/profile.ts';
import { emptyRegistration, type RegistrationForm } from './registration-form.ts';
import { formatWhatsapp } from './whatsapp.ts';

type ProfileExperience = NonNullable<Profile['operator_experience']>;
type ProfileClass = Profile['operator_classes'][number];

/**
 * Maps the profile's scale (0-6 months, 6-24 months, 2-5 years, 5+) to the form's (under 1 year,
 * 1-2, 3-5, over 5). Both scales are the spec's and stay (decision 10).
 */
const EXPERIENCE: Record<ProfileExperience, RegistrationExperience> = {
  iniciante: 'iniciante',
  intermediario: 'intermediario',
  experiente: 'avancado',
  veterano: 'veterano',
};

/** A breacher goes first through the door, which the form calls close quarters. */
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
