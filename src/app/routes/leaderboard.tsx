import { createFileRoute } from '@tanstack/react-router';
import { LeaderboardScreen } from '#features/leaderboard/leaderboard-screen.tsx';
import type { StandingsSearch } from '#features/leaderboard/standings.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/leaderboard')({
  loader: () => loadWords(),
  // the screen parses it, because every start loads this line
  validateSearch: (given) => given as StandingsSearch,
  component: LeaderboardRoute,
});

function LeaderboardRoute() {
  const navigate = Route.useNavigate();
  const onSearch = (change: StandingsSearch) =>
    void navigate({
      search: (newest) => ({ ...newest, ...change }),
      replace: true,
      resetScroll: false,
    });
  return <LeaderboardScreen search={Route.useSearch()} onSearch={onSearch} />;
}
