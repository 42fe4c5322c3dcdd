import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isIn, mayAsk, type TeamPlace } from '#domain/team/team-people.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { ActionBar } from '#ui/page/action-bar.tsx';
import type { Team } from '../use-team-people.ts';
import { useRequestJoin } from './use-request-join.ts';

type JoinTeamProps = {
  team: Team;
  place: TeamPlace;
  /** Whether an invitation may still let me in. */
  invited: boolean;
};

/**
 * The way in: with an invitation, to it; else a visitor signs in first, and a player asks, after a
 * question. Nothing for others.
 */
export function JoinTeam({ team, place, invited }: JoinTeamProps) {
  const { LL } = useI18nContext();
  const [asking, setAsking] = useState(false);
  const ask = useRequestJoin(team);
  const words = LL.team_page.join;
  if (invited && !isIn(place)) {
    return (
      <Link
        to="/team/join/$id"
        params={{ id: team.id }}
        className={buttonClass({ variant: 'main', size: 'lg', block: true })}
      >
        {words.see_invitation()}
      </Link>
    );
  }
  if (place === 'visitor') {
    return (
      <Link
        to="/auth"
        search={{ from: `/team/${team.id}` }}
        className={buttonClass({ variant: 'main', size: 'lg', block: true })}
      >
        {words.sign_in()}
      </Link>
    );
  }
  if (!mayAsk(place)) return null;
  return (
    <>
      <Button variant="main" size="lg" block onClick={() => setAsking(true)}>
        {words.action()}
      </Button>
      <ConfirmDialog
        open={asking}
        title={words.title()}
        confirm_label={words.yes()}
        cancel_label={LL.common.cancel()}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void ask();
        }}
      >
        {words.confirm({ team: team.name })}
      </ConfirmDialog>
    </>
  );
}

/** On a phone the main action of the screen stays at the bottom edge. */
export function JoinAtThumb(way: JoinTeamProps) {
  const { place, invited } = way;
  if (isIn(place) || (place === 'pending' && !invited)) return null;
  return (
    <div className="contents md:hidden">
      <ActionBar>
        <JoinTeam {...way} />
      </ActionBar>
    </div>
  );
}
