import { tidy } from '#sync/kit/tidy.ts';
import type { GameMode } from '#sync/records/airsoft-event.ts';
import type { MutationArgs } from '#sync/registry/registry.ts';
import type { EventTeam } from '#sync/records/event-team.ts';
import type { OperatorClass, RegistrationExperience } from '#sync/records/operator.ts';
import { charCount } from '../words/char-count.ts';
import { teamSize } from '../event/event-rules.ts';
import { cleanName, personNameProblem, type PersonNameCode } from '../person/person-name.ts';
import { LONGEST_TEAM } from '../person/profile-form.ts';
import type { Problem } from '../words/problem.ts';
import {
  friendArgs,
  friendProblems,
  mostFriends,
  type Friend,
  type FriendProblem,
} from './squad.ts';
import { readWhatsapp, type WhatsappCode } from '../whatsapp/whatsapp.ts';

/** The form of /register/{id} as typed. '' = not given. */
export type RegistrationForm = {
  readonly name: string;
  readonly whatsapp: string;
  readonly team: string;
  readonly invited_by: string;
  readonly experience: RegistrationExperience | '';
  readonly class: OperatorClass | '';
  /**
   * 3X3 and 5X5: join an existing team, or create one. The field of the other choice is ignored.
   */
  readonly team_choice: 'existing' | 'new';
  readonly event_team_id: string;
  readonly new_team_name: string;
  /** The people that I register with me: either all of us get a place or none of us. */
  readonly friends: Friend[];
};

export const emptyRegistration: RegistrationForm = {
  name: '',
  whatsapp: '',
  team: '',
  invited_by: '',
  experience: '',
  class: '',
  team_choice: 'existing',
  event_team_id: '',
  new_team_name: '',
  friends: [],
};

export type RegistrationProblem =
  | FriendProblem
  | Problem<
      Exclude<keyof RegistrationForm, 'friends'>,
      | 'registration_name_too_short'
      | PersonNameCode
      | WhatsappCode
      | 'text_too_long'
      | 'team_required'
      | 'team_full'
      | 'team_name_required'
      | 'team_name_too_long'
      | 'squad_too_large'
    >;

/** The event that the form is for. */
export type RegistrationTarget = {
  readonly game_mode: GameMode;
  /** The event's teams, as far as this device knows them. */
  readonly event_teams: readonly Pick<EventTeam, 'id' | 'members_count'>[];
  /** They are not all here: a name may be that of an existing team, which is joined then. */
  readonly by_name?: boolean;
};

/**
 * Spec 1 §5, Registration form. At most one problem per field, in the order of the form. What only
 * the database can know (full, duplicate, a taken team name) comes back as a refusal.
 */
export function registrationProblems(
  form: RegistrationForm,
  target: RegistrationTarget,
): RegistrationProblem[] {
  const problems = operatorProblems(form);
  const team = eventTeamProblem(form, target);
  if (team) problems.push(team);
  return [...problems, ...friendProblems(form.friends, form.whatsapp)];
}

/** The problems with the fields about the person; those about the event are left out. */
export function operatorProblems(form: RegistrationForm): RegistrationProblem[] {
  const problems: RegistrationProblem[] = [];
  const name = personNameProblem(form.name, {
    at_least: 3,
    too_short: 'registration_name_too_short',
  });
  if (name) problems.push({ field: 'name', code: name });
  const whatsapp = readWhatsapp(form.whatsapp);
  if (!whatsapp.ok) problems.push({ field: 'whatsapp', code: whatsapp.code });
  for (const field of ['team', 'invited_by'] as const) {
    if (charCount(tidy(form[field])) > LONGEST_TEAM)
      problems.push({ field, code: 'text_too_long' });
  }
  return problems;
}

/**
 * The mutation that the form asks for: me alone, or me with friends. Fields that were not given are
 * absent.
 * @param ids made by the caller: `operator_ids` one per person, mine first; new_team_id is used
 * only when a team is created
 * @throws when the form still has problems
 */
export function registrationRequest(
  form: RegistrationForm,
  target: RegistrationTarget,
  ids: { operator_ids: readonly string[]; event_id: string; new_team_id: string },
): RegistrationRequest {
  if (registrationProblems(form, target).length > 0) throw new Error(UNREADY);
  const place = { event_id: ids.event_id, ...chosenTeam(form, target, ids.new_team_id) };
  const me = personArgs(form, ids.operator_ids[0]!);
  if (form.friends.length === 0) return { name: 'register@1', args: { ...place, ...me } };
  const friends = form.friends.map((friend, n) => friendArgs(friend, ids.operator_ids[n + 1]!));
  return { name: 'register_squad@1', args: { ...place, operators: [me, ...friends] } };
}

/** The person of the form. @throws when the form still has problems */
export function personArgs(form: RegistrationForm, operator_id: string) {
  const whatsapp = readWhatsapp(form.whatsapp);
  if (!whatsapp.ok || operatorProblems(form).length > 0) throw new Error(UNREADY);
  return {
    operator_id,
    name: cleanName(form.name),
    whatsapp: whatsapp.value,
    ...given('team', tidy(form.team)),
    ...given('invited_by', tidy(form.invited_by)),
    ...given('experience', form.experience),
    ...given('class', form.class),
  };
}

const UNREADY = 'a form with problems cannot be sent';

type RegistrationRequest =
  | { name: 'register@1'; args: MutationArgs<'register@1'> }
  | { name: 'register_squad@1'; args: MutationArgs<'register_squad@1'> };

/** How many people the chosen team still takes, me included; null = the mode has no teams. */
export function roomInTeam(form: RegistrationForm, target: RegistrationTarget): number | null {
  const size = teamSize(target.game_mode);
  if (size === null || form.team_choice === 'new') return size;
  const chosen = target.event_teams.find(({ id }) => id === form.event_team_id);
  return chosen ? Math.max(0, size - chosen.members_count) : size;
}

function eventTeamProblem(
  form: RegistrationForm,
  { game_mode, event_teams }: RegistrationTarget,
): RegistrationProblem | undefined {
  const size = teamSize(game_mode);
  if (size === null) return undefined;
  if (form.team_choice === 'new') {
    const length = charCount(tidy(form.new_team_name));
    if (length === 0) return { field: 'new_team_name', code: 'team_name_required' };
    if (length > 30) return { field: 'new_team_name', code: 'team_name_too_long' };
    return form.friends.length > mostFriends(size)
      ? { field: 'new_team_name', code: 'squad_too_large' }
      : undefined;
  }
  const chosen = event_teams.find(({ id }) => id === form.event_team_id);
  if (!chosen) return { field: 'event_team_id', code: 'team_required' };
  if (chosen.members_count >= size) return { field: 'event_team_id', code: 'team_full' };
  return form.friends.length > mostFriends(size - chosen.members_count)
    ? { field: 'event_team_id', code: 'squad_too_large' }
    : undefined;
}

function chosenTeam(
  form: RegistrationForm,
  { game_mode, by_name }: RegistrationTarget,
  new_team_id: string,
): { event_team_id?: string; new_team?: { id: string; name: string; join?: true } } {
  if (teamSize(game_mode) === null) return {};
  return form.team_choice === 'new'
    ? {
        new_team: {
          id: new_team_id,
          name: tidy(form.new_team_name),
          ...(by_name && { join: true as const }),
        },
      }
    : { event_team_id: form.event_team_id };
}

/** `{ [key]: value }`, or nothing for ''. */
function given<Key extends string, Value extends string>(
  key: Key,
  value: Value | '',
): { [K in Key]?: Value } {
  return value === '' ? {} : ({ [key]: value } as { [K in Key]: Value });
}
