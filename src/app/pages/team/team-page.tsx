import { Suspense } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { RowsBoundary, RowsFailed } from '#entities/absent/rows-boundary.tsx';
import { PushForTeam } from '#features/notifications/push/push-for-team.tsx';
import { LeaveTeam } from '#features/profile/teams/leave-team.tsx';
import { NoSuchTeam } from '#features/team/no-team.tsx';
import { TeamScreen } from '#features/team/team-screen.tsx';
import type { TeamTab } from '#features/team/team-tab.ts';
import { withTabWords } from '#i18n/tab-words.ts';
import { isId } from '#domain/words/is-id.ts';
import { SponsorSlot } from '../sponsor-slot.tsx';
import { useNow } from '#entities/age/use-now.ts';
import { BesideTeams } from './beside-teams.tsx';

/** With its words, and only for a member. */
const NextAgenda = lazyExtra(async () => {
  const part = import('#features/team-agenda/next-agenda.tsx');
  const words = import('#i18n/pt-BR/team-agenda.ts');
  return { default: (await withTabWords(part, words)).NextAgenda };
});

const TalkSummary = lazyExtra(async () => {
  const part = import('#features/team/news/talk-summary.tsx');
  const words = import('#i18n/pt-BR/team-talk.ts');
  return { default: (await withTabWords(part, words)).TalkSummary };
});

const EarnedTitles = lazyExtra(async () => {
  const part = import('#features/team-achievements/achievements-tab.tsx');
  const words = import('#i18n/pt-BR/team-achievements.ts');
  return { default: (await withTabWords(part, words)).EarnedTitles };
});

// only a captain has them
const Invitations = lazyExtra(() => import('#features/team-invite/invitations.tsx'));

type TeamPageProps = { id: string; tab: TeamTab | undefined; onTab: (tab: TeamTab) => void };

/** The screen of one team; on a wide screen, beside the list of all. */
export const TeamPage = (props: TeamPageProps) => (
  <BesideTeams>
    <OneTeam {...props} />
  </BesideTeams>
);

/** Composed of the features' parts. */
function OneTeam({ id, tab, onTab }: TeamPageProps) {
  const now = useNow();
  if (!isId(id)) return <NoSuchTeam />;
  return (
    <RowsBoundary key={id} failed={<RowsFailed title={(LL) => LL.shell.storage_failed.title()} />}>
      <TeamScreen
        id={id}
        now={now}
        tab={tab}
        onTab={onTab}
        parts={{
          next: ({ team, member, place }) => (
            <NextAgenda team={team} me={member} place={place} now={now} />
          ),
          talk: ({ team, member, place }) => (
            <TalkSummary team={team} me={member} place={place} now={now} />
          ),
          leave: (mine) => <LeaveTeam mine={mine} />,
          invitations: (team, { asked }) => (
            <Suspense>
              <Invitations team={team} asked={asked} now={now} />
            </Suspense>
          ),
          earned: (team) => (
            <Suspense>
              <EarnedTitles team={team} now={now} />
            </Suspense>
          ),
          push: <PushForTeam />,
          ads: <SponsorSlot location="team-details" now={now} />,
        }}
      />
    </RowsBoundary>
  );
}
