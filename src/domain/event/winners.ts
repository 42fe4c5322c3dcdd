import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { fold, type SearchIndex } from '../words/search.ts';
import { foundTeams, indexTeams, teamsInOrder, type ListedTeam } from '../team/team-list.ts';
import { hasStarted } from './event-rules.ts';
import { isOver } from './event-times.ts';

/** A list of names, not of every team of the country. */
const MOST_SHOWN = 30;
/**
 * The app asks the organiser for the winners until this many hours after the start. The organiser's
 * menu offers it also later.
 */
const ASKED_HOURS = 7 * 24;

type Played = Pick<AirsoftEvent, 'starts_at' | 'status' | 'is_info_only'>;

/** Whether the database takes winners of this event (name_winners@1). @param now UTC ISO instant */
export const mayNameWinners = (event: Played, now: string): boolean =>
  event.status === 'planned' && !event.is_info_only && hasStarted(event, now);

/** Whether a game that took place still lacks its winners. @param now UTC ISO instant */
export function lacksWinners(
  event: Played & Pick<AirsoftEvent, 'date' | 'time' | 'end_time' | 'winner_team_ids'>,
  now: string,
): boolean {
  const hours = (Date.parse(now) - Date.parse(event.starts_at)) / 3_600_000;
  const asked = mayNameWinners(event, now) && isOver(event, now) && hours < ASKED_HOURS;
  return asked && event.winner_team_ids.length === 0;
}

type Known<Team> = {
  readonly teams: readonly Team[];
  /** The participants, with the team that each wrote. */
  readonly operators: readonly { readonly team: string | null }[];
  /** Ids of the winners when the dialog was opened. */
  readonly named: readonly string[];
};

/** The teams to choose winners from, in an order that does not change by choosing. */
export type WinnerChoices<Team> = {
  readonly likely: readonly Team[];
  readonly others: readonly Team[];
  /** How many participants wrote this team. */
  readonly playersOf: (team: Team) => number;
  /** Of both, in this order. */
  readonly index: SearchIndex;
};

/**
 * The likely ones are those that were named and those that participants wrote, by name. Who is a
 * member of which team is not on this device.
 */
export function winnerChoices<Team extends ListedTeam>({
  teams,
  operators,
  named,
}: Known<Team>): WinnerChoices<Team> {
  const written = Map.groupBy(operators, ({ team }) => fold(team ?? '').trim());
  const playersOf = ({ name }: Team) => written.get(fold(name).trim())?.length ?? 0;
  const near = teams.filter((team) => named.includes(team.id) || playersOf(team) > 0);
  const { mine: likely, others } = teamsInOrder(teams, new Set(near.map(({ id }) => id)));
  return { likely, others, playersOf, index: indexTeams([...likely, ...others]) };
}

/**
 * The likely ones and those that were ticked, also if they are not any more: a row stays where the
 * thumb is. With a term, every team that it finds.
 */
export function shownWinners<Team extends ListedTeam>(
  { likely, others, index }: WinnerChoices<Team>,
  ticked: readonly string[],
  term: string,
): readonly Team[] {
  if (term.trim() === '') return [...likely, ...others.filter(({ id }) => ticked.includes(id))];
  return foundTeams([...likely, ...others], index, term).slice(0, MOST_SHOWN);
}
