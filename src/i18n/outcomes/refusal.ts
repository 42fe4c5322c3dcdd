import type { TranslationFunctions } from '../i18n-types.ts';

/** The sentence for a refusal code of the database; a newer server may have unknown codes. */
export function refusalSentence(code: string | undefined, LL: TranslationFunctions): string {
  const words = LL.problems.refused;
  // a key without a text returns ''
  return (code && words[code as keyof typeof words]()) || words.internal();
}

/** A refused mutation, as the outbox keeps it. */
type Refused = {
  /** The mutation's name with its version. */
  readonly name: string;
  readonly args: object;
  readonly label?: string;
  readonly error?: { readonly code: string; readonly field?: string | undefined } | undefined;
};

/**
 * Why this mutation was refused: the sentence of the code, or a more specific one for this
 * mutation.
 */
export const refusedSentence = (refused: Refused | undefined, LL: TranslationFunctions): string =>
  ownSentence(refused, LL) ?? refusalSentence(refused?.error?.code, LL);

/**
 * A sentence that is specific to this mutation: for a squad, who caused it; for somebody else's
 * place, not "you".
 */
export function ownSentence(
  refused: Refused | undefined,
  LL: TranslationFunctions,
): string | undefined {
  const friend = friendOf(refused);
  if (friend !== undefined) return LL.problems.friend_registered({ name: friend });
  const { name = '', error, label = '…' } = refused ?? {};
  // the spec's own sentences for teams and arenas (Spec 2 §8)
  if (error?.code === 'not_allowed') {
    if (name === 'update_team@1') return LL.team.edit_refused();
    if (name === 'delete_team@1') return LL.team.delete_refused();
    if (name === 'propose_arena@1') return LL.arena.not_allowed();
    // the proposer's own arena, which was published meanwhile
    if (name === 'update_arena@1') return LL.problems.arena_published();
  }
  // its maker shows it before it is sent
  if (/^(accept|join)_.* (invitation|staff_link)_not_found$/.test(`${name} ${error?.code}`))
    return LL.problems.link_not_there();
  if (error?.code === 'already_member' && /^(request_join|accept_invitation)@/.test(name))
    return LL.problems.in_team();
  if (error?.code === 'member_not_found') {
    if (/^(approve|reject)_member@/.test(name)) return LL.problems.request_gone();
    if (name === 'leave_team@1') return LL.problems.not_in_team();
  }
  if (error?.code === 'already_member' && /^(request_join|accept_invitation)@/.test(name))
    return LL.problems.in_team();
  if (refused && isOutdated(refused)) {
    const is_decided = (error?.field ?? 'is_active') === 'is_active';
    return is_decided ? LL.problems.arena_decided() : LL.problems.arena_reread();
  }
  // the phone had found what it gives, which is then its label, and not the end of the code
  if (error?.code === 'patch_code_invalid' && !label.startsWith('…'))
    return refusalSentence('patch_not_found', LL);
  if (name === 'add_participant@1' && error?.code === TAKEN) return LL.registration.number_taken();
  if (error?.code === TAKEN && error.field === 'operators') return LL.validation.whatsapp_twice();
  // of a place of my own the server says already_registered: this one is somebody else's (Spec 1 §8)
  if (TAKES_A_PLACE.includes(name) && error?.code === TAKEN)
    return LL.registration.whatsapp_taken();
  if (error?.code === 'too_many_requests' && ABOUT_NUMBERS.includes(name))
    return LL.problems.too_many_numbers();
  // the spec's own defaults for arenas, teams and registrations (Spec 2 §8, Spec 1 §8)
  const unsaid = !error || refusalSentence(error.code, LL) === LL.problems.refused.internal();
  if (!unsaid) return undefined;
  if (name === 'propose_arena@1') return LL.arena.save_failed_detail();
  if (name === 'subscribe_team@1') return LL.team.notifications.failed_detail();
  if (IN_TEAM_AREA.test(name)) return LL.team.not_done();
  return name.startsWith('register') ? LL.registration.failed() : undefined;
}

/**
 * The same, for one person of a squad: who did not cause it is out as well, because all of them get
 * a place or none.
 * @param at the person's index in the squad
 */
export function refusedPersonSentence(refused: Refused, at: number, LL: TranslationFunctions) {
  const field = refused.error?.field ?? '';
  const by_another = /^operators\.\d+$/.test(field) && field !== `operators.${at}`;
  return by_another ? LL.registration.friends.all_or_none() : refusedSentence(refused, LL);
}

/** Mutations that are limited by how many numbers they contain per day (decision 10). */
const ABOUT_NUMBERS: readonly string[] = [
  'register@1',
  'register_squad@1',
  'walk_in@1',
  'set_whatsapp@1',
];

/** The mutations of /team/{teamId}/advanced. */
const IN_TEAM_AREA =
  /_(rank|communication|alliance|achievement|agenda_event|briefing|report|attendance|absences)@|^vote@/;

/** An administrator's answer to a proposed arena. */
const REVIEWS = /^(approve_arena|reject_arena|ask_arena_change)@/;

/** Whether it is an answer to an arena that another administrator had decided, or that was changed since. */
export const isOutdated = ({ name, error }: Pick<Refused, 'name' | 'error'>): boolean =>
  REVIEWS.test(name) && /^arena_(changed|not_found)$/.test(error?.code ?? '');

const TAKEN = 'whatsapp_already_registered';

/** For somebody whose number it may be. An organiser adds others. */
const TAKES_A_PLACE: readonly string[] = ['register@1', 'register_squad@1', 'walk_in@1'];

/** The server identifies a person of a squad by index: `operators.1` is the first after me. */
function friendOf(refused: Refused | undefined): string | undefined {
  const { code, field } = refused?.error ?? {};
  const [, at] = /^operators\.(\d+)$/.exec(field ?? '') ?? [];
  if (code !== TAKEN || at === undefined) return undefined;
  const { operators } = (refused?.args ?? {}) as { operators?: readonly { name: string }[] };
  return operators?.[Number(at)]?.name;
}
