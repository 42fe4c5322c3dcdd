import type { Rows } from '#sync/records/collections.ts';
import type { Operator } from '#sync/records/operator.ts';
import { cleanName } from '../person/person-name.ts';
import { compareNames } from '../words/name-order.ts';
import { formatWhatsapp, normalizeWhatsapp, whatsappPerson } from '../whatsapp/whatsapp.ts';
import type { Friend } from './squad.ts';

type Member = Rows['team_members'];

/**
 * Somebody of my team whom I may bring to a game. registered: on its list already. same_name:
 * somebody of that name is on its list, and I can't see whether it is the same person. chosen: in
 * my form.
 */
export type Mate = {
  readonly member: Member;
  readonly state: 'free' | 'chosen' | 'registered' | 'same_name';
  /** Of one in my form: the place of their line. */
  readonly line?: number;
};

type Known = {
  readonly members: readonly Member[];
  readonly my_id: string;
  readonly friends: readonly Friend[];
  /** Who takes part, as far as I may see it. */
  readonly people: readonly Pick<Operator, 'user_id' | 'name' | 'whatsapp'>[];
};

/** Everybody of the team but me, by name. */
export function matesFor({ members, my_id, friends, people }: Known): readonly Mate[] {
  const others = members
    .filter((member) => member.approved && member.user_id !== my_id)
    .toSorted((a, b) => compareNames(a.name, b.name));
  const lines = linesOf(others, friends);
  return others.map((member) => {
    const state = stateOf(member, people);
    const line = lines.get(member.id);
    return line === undefined || state === 'registered'
      ? { member, state }
      : { member, state: 'chosen', line };
  });
}

function stateOf(member: Member, people: Known['people']): 'free' | 'registered' | 'same_name' {
  const is_there = people.some(
    ({ user_id, whatsapp }) =>
      (user_id !== null && user_id === member.user_id) ||
      (whatsapp !== null && whatsapp === member.whatsapp),
  );
  if (is_there) return 'registered';
  return people.some(({ name }) => sameName(name, member.name)) ? 'same_name' : 'free';
}

/**
 * Which line of my form is about which member, by the member's id. A line is about one person, and
 * a person has one line: who was chosen from the list is known; of the others the number says it,
 * and else the name, also after the number was corrected.
 */
function linesOf(
  members: readonly Member[],
  friends: readonly Friend[],
): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  for (const isAbout of [isChosen, hasNumber, hasName]) {
    for (const [line, friend] of friends.entries()) {
      if ([...lines.values()].includes(line)) continue;
      const member = members.find((one) => !lines.has(one.id) && isAbout(friend, one));
      if (member) lines.set(member.id, line);
    }
  }
  return lines;
}

const isChosen = (friend: Friend, { id }: Member) => friend.member_id === id;
const hasNumber = (friend: Friend, { whatsapp }: Member) =>
  whatsapp !== null &&
  whatsappPerson(normalizeWhatsapp(friend.whatsapp) ?? '') === whatsappPerson(whatsapp);
const hasName = (friend: Friend, { name }: Member) => sameName(friend.name, name);

const sameName = (a: string, b: string) =>
  a.trim() !== '' && compareNames(cleanName(a), cleanName(b)) === 0;

/**
 * The member as a friend in my form. A number that I may not see is left empty: only the captain
 * reads numbers.
 */
export const mateAsFriend = ({ id, name, whatsapp }: Member, team: string): Friend => ({
  name,
  whatsapp: whatsapp === null ? '' : formatWhatsapp(whatsapp),
  class: '',
  team,
  member_id: id,
});

/**
 * The members that the button "all" adds: in this order, as many as still fit. It leaves out
 * everybody who may be on the list already.
 */
export const matesToBring = (mates: readonly Mate[], room: number): readonly Member[] =>
  mates
    .flatMap(({ member, state }) => (state === 'free' ? [member] : []))
    .slice(0, Math.max(0, room));
