import { useAct } from '#actions/use-act.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Team, TeamPeople } from '../use-team-people.ts';

/** Joins the team by an invitation, and says the outcome. Earlier refusals are read by then. */
export function useAcceptInvitation(team: Team, { mine, asked }: TeamPeople) {
  const { LL } = useI18nContext();
  const act = useAct();
  const { discard } = useOutboxActions();
  const words = LL.team_form.join.invited;
  return (code: string) =>
    act(
      'accept_invitation@1',
      { team_id: team.id, code, ...(mine && { id: mine.id }) },
      {
        label: team.name,
        said: {
          done: words.done({ team: team.name }),
          refused: words.refused(),
          waiting: words.waiting(),
        },
        onKept: () => refusedAnswers(asked).forEach(({ id }) => void discard(id)),
      },
    );
}

/** My answers to invitations that the server refused. @param asked my mutations about the team */
export const refusedAnswers = (asked: TeamPeople['asked']): readonly OutboxRecord[] =>
  asked.filter(({ name, status }) => name === 'accept_invitation@1' && status === 'rejected');
