import { emptyRegistration, type RegistrationForm } from '#domain/registration-form.ts';
import { formatWhatsapp } from '#domain/whatsapp.ts';
import type { MutationArgs } from '#sync/mutations/registry.ts';

/** The form as it was when this registration was asked: to correct a refused one. */
export function askedForm(args: MutationArgs<'register@1'>): RegistrationForm {
  return {
    ...emptyRegistration,
    name: args.name,
    whatsapp: formatWhatsapp(args.whatsapp),
    team: args.team ?? '',
    invited_by: args.invited_by ?? '',
    experience: args.experience ?? '',
    class: args.class ?? '',
    team_choice: args.new_team ? 'new' : 'existing',
    event_team_id: args.event_team_id ?? '',
    new_team_name: args.new_team?.name ?? '',
  };
}
