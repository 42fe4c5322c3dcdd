import { useMemo } from 'react';
import { shownWinners, winnerChoices } from '#domain/event/winners.ts';
import { useEventOperators } from '#live/event/use-event-rows.ts';
import { useLiveRecords } from '#live/rows/use-live-records.ts';
import { everyTeam } from '#live/team/every-team.ts';

type Asked = {
  /** Ids of the winners when the dialog was opened. */
  readonly named: readonly string[];
  /** Ids of those that were ticked at any time since. */
  readonly ticked: readonly string[];
  readonly term: string;
};

/** The rows of the dialog, and the ids of the winners that were deleted since. */
export function useWinnerRows(event_id: string, { named, ticked, term }: Asked) {
  const operators = useEventOperators(event_id);
  const teams = useLiveRecords('teams', everyTeam);
  const choices = useMemo(
    () =>
      winnerChoices({
        teams: teams.state === 'present' ? teams.rows : [],
        operators: operators.state === 'present' ? operators.rows : [],
        named,
      }),
    [teams, operators, named],
  );
  const shown = useMemo(() => shownWinners(choices, ticked, term), [choices, ticked, term]);
  // a team that was deleted stays a winner until the organiser says otherwise
  const gone =
    teams.state === 'present' && term.trim() === ''
      ? named.filter((id) => !teams.rows.some((team) => team.id === id))
      : [];
  return { shown, gone, playersOf: choices.playersOf };
}
