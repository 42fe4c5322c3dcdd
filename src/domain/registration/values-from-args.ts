import type { MutationArgs } from '#sync/registry/registry.ts';
import { emptyRegistration, type RegistrationForm } from './registration-form.ts';
import { formatWhatsapp } from '../whatsapp/whatsapp.ts';

type Alone = MutationArgs<'register@1'>;
type Squad = MutationArgs<'register_squad@1'>;

/**
 * A receipt lacks the numbers of other people after some days (sync/receipts/without-numbers.ts).
 */
type Kept<Args> = Omit<Args, 'whatsapp'> & { readonly whatsapp?: string };
type KeptSquad = Omit<Squad, 'operators'> & {
  readonly operators: readonly Kept<Squad['operators'][number]>[];
};

/**
 * The form as it was when these arguments were sent. @param args of register@1, register_squad@1 or
 * add_participant@1
 */
export function valuesFromArgs(args: object): RegistrationForm {
  const sent = args as Kept<Alone> | KeptSquad;
  const [me, ...friends] = 'operators' in sent ? sent.operators : [sent];
  return {
    ...emptyRegistration,
    name: me!.name,
    whatsapp: formatWhatsapp(me!.whatsapp ?? ''),
    team: me!.team ?? '',
    invited_by: me!.invited_by ?? '',
    experience: me!.experience ?? '',
    class: me!.class ?? '',
    team_choice: sent.new_team ? 'new' : 'existing',
    event_team_id: sent.event_team_id ?? '',
    new_team_name: sent.new_team?.name ?? '',
    friends: friends.map((friend) => ({
      name: friend.name,
      whatsapp: formatWhatsapp(friend.whatsapp ?? ''),
      class: friend.class ?? '',
      ...(friend.team === undefined ? {} : { team: friend.team }),
    })),
  };
}
