import { emptyRegistration, type RegistrationForm } from '#domain/registration-form.ts';
import { formatWhatsapp } from '#domain/whatsapp.ts';
import type { MutationArgs } from '#sync/mutations/registry.ts';

/** The form as it was when these arguments were sent. @param args of register@1 */
export function valuesFromArgs(args: object): RegistrationForm {
  const sent = args as MutationArgs<'register@1'>;
  return {
    ...emptyRegistration,
    name: sent.name,
    whatsapp: formatWhatsapp(sent.whatsapp),
    team: sent.team ?? '',
    invited_by: sent.invited_by ?? '',
    experience: sent.experience ?? '',
    class: sent.class ?? '',
    team_choice: sent.new_team ? 'new' : 'existing',
    event_team_id: sent.event_team_id ?? '',
    new_team_name: sent.new_team?.name ?? '',
  };
}
