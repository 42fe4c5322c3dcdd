import { useAct } from '#actions/use-act.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Team } from '../use-team-people.ts';

/**
 * Asks to join the team, and says the outcome (Spec 2 §8). What it returns takes the name on
 * Instagram, with or without the @ sign; '' for none.
 */
export function useRequestJoin(team: Team) {
  const { LL } = useI18nContext();
  const act = useAct();
  const { sent, refused, failed } = LL.team.join;
  return (instagram = '') =>
    act(
      'request_join@1',
      { team_id: team.id, ...(instagram && { instagram }) },
      {
        label: team.name,
        said: {
          done: sent(),
          refused: refused(),
          failed: failed(),
          waiting: LL.team_page.join.waiting(),
        },
      },
    );
}
