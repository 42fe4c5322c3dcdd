import type { OperatorClass } from '#sync/records/operator.ts';
import { cleanName, personNameProblem, type PersonNameCode } from '../person/person-name.ts';
import type { Problem } from '../words/problem.ts';
import { readWhatsapp, whatsappPerson, type WhatsappCode } from '../whatsapp/whatsapp.ts';

/** A person without an account that I register with me, as typed. '' = not given. */
export type Friend = {
  readonly name: string;
  readonly whatsapp: string;
  readonly class: OperatorClass | '';
  /** The name of my team from whose list I chose this person; undefined for anybody else. */
  readonly team?: string;
  /** Who of that team it is, where I chose them from its list: a name may be that of two. */
  readonly member_id?: string;
};

export const emptyFriend: Friend = { name: '', whatsapp: '', class: '' };

/** How many people one person may bring, however large the teams are (register_squad@1). */
const MOST_FRIENDS = 9;

/**
 * How many friends fit in addition to me.
 * @param room people that the chosen team still takes, me included; null = no teams
 */
export const mostFriends = (room: number | null): number =>
  room === null ? MOST_FRIENDS : Math.min(MOST_FRIENDS, Math.max(0, room - 1));

type FriendField = `friends[${number}].${'name' | 'whatsapp'}`;
export type FriendProblem = Problem<
  FriendField,
  'registration_name_too_short' | PersonNameCode | WhatsappCode | 'whatsapp_twice'
>;

/**
 * Checks each friend by the rules for me, and that no number occurs twice.
 * @param mine my own number, as typed
 */
export function friendProblems(friends: readonly Friend[], mine: string): FriendProblem[] {
  const problems: FriendProblem[] = [];
  const own = readWhatsapp(mine);
  const numbers = new Set(own.ok ? [whatsappPerson(own.value)] : []);
  for (const [n, friend] of friends.entries()) {
    const name = personNameProblem(friend.name, {
      at_least: 3,
      too_short: 'registration_name_too_short',
    });
    if (name) problems.push({ field: `friends[${n}].name`, code: name });
    const whatsapp = readWhatsapp(friend.whatsapp);
    const field = `friends[${n}].whatsapp` as const;
    if (!whatsapp.ok) problems.push({ field, code: whatsapp.code });
    else if (numbers.has(whatsappPerson(whatsapp.value)))
      problems.push({ field, code: 'whatsapp_twice' });
    else numbers.add(whatsappPerson(whatsapp.value));
  }
  return problems;
}

/** A friend in the shape of register_squad@1. @throws when the friend still has problems */
export function friendArgs(friend: Friend, operator_id: string) {
  const whatsapp = readWhatsapp(friend.whatsapp);
  if (!whatsapp.ok) throw new Error('a friend with problems cannot be sent');
  return {
    operator_id,
    name: cleanName(friend.name),
    whatsapp: whatsapp.value,
    ...(friend.team === undefined ? {} : { team: friend.team }),
    ...(friend.class === '' ? {} : { class: friend.class }),
  };
}
