import type { ReactNode } from 'react';
import { useUndo } from '#actions/use-say.ts';
import { isIn } from '#domain/team/team-people.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { MyTeam } from '#live/team/use-my-teams.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import type { Team, TeamPeople } from '../use-team-people.ts';
import { unsentRequest } from './unsent-request.ts';
import { useWasRemoved } from './use-was-removed.ts';

type MyPlaceNoteProps = {
  team: Team;
  people: TeamPeople;
  leave: (mine: MyTeam) => ReactNode;
};

/** My request to join: waiting for a signal, or for the captain; or that I am no longer in. */
export function MyPlaceNote({ team, people, leave }: MyPlaceNoteProps) {
  const { LL } = useI18nContext();
  const undo = useUndo();
  const { mine, place, asked } = people;
  if (place === 'outsider') return <NoLongerIn team={team} />;
  if (place !== 'pending' || !mine) return null;
  const words = LL.team_page.join;
  const request = unsentRequest(asked);
  if (request) {
    return (
      <Note
        kind="waiting"
        title={words.queued()}
        action={<Button onClick={() => void undo([request.id])}>{LL.organise.waits.undo()}</Button>}
      >
        {words.queued_detail()}
      </Note>
    );
  }
  return (
    <Note kind="waiting" title={words.asked()} action={leave({ team, member: mine })}>
      {words.asked_detail()}
    </Note>
  );
}

function NoLongerIn({ team }: { team: Team }) {
  const { LL } = useI18nContext();
  if (!useWasRemoved(team.id)) return null;
  return <Note kind="info" title={LL.team_page.join.no_longer_in()} />;
}

/** That I am in already, as a member or as the captain: nothing is left to ask. */
export function AlreadyIn({ place }: Pick<TeamPeople, 'place'>) {
  const { LL } = useI18nContext();
  const words = LL.team_form.join;
  if (!isIn(place)) return null;
  if (place !== 'captain') return <Note kind="info" title={words.member()} />;
  return (
    <Note kind="info" title={words.captain()}>
      {words.captain_hint()}
    </Note>
  );
}
