import { Link } from '@tanstack/react-router';
import { KeptBoard } from '#entities/ranking/kept-board.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useTeamLeaderboard } from '#live/rankings/use-team-leaderboard.ts';
import { buttonClass } from '#ui/button.tsx';
import { EvenBones } from '#ui/even-bones.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { Standings, type InAddress } from './standings.tsx';
import './leaderboard.css';

/** Spec 2 §9. */
const BONES = 10;

/** The ranking of teams: who brings most people to the field. */
export function LeaderboardScreen(in_address: InAddress) {
  const { LL } = useI18nContext();
  const words = LL.leaderboard;
  return (
    <>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader
        title={words.title()}
        main_action={
          // on a phone the bar at the thumb leads there
          <Link to="/teams" className={buttonClass({ block: true })}>
            {LL.team_page.see_teams()}
          </Link>
        }
      >
        {/* as in the ranking of operators */}
        <div className="flex flex-wrap items-center justify-between gap-x-4 max-md:text-sm md:-mt-2">
          <p className="text-soft">{words.lead()}</p>
          <Link to="/ranking" className="inline-flex tap-height items-center underline">
            {words.see_operators()}
          </Link>
        </div>
      </PageHeader>
      <div className="page-width pt-3 pb-12 md:pt-4">
        <KeptBoard
          asked={useTeamLeaderboard()}
          needs_signal={words.needs_signal()}
          pending={<EvenBones count={BONES} label={words.loading()} />}
        >
          {(board) => <Standings board={board} {...in_address} />}
        </KeptBoard>
      </div>
    </>
  );
}
