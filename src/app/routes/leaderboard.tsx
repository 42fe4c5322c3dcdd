import { createFileRoute } from '@tanstack/react-router';
import { LeaderboardScreen } from '#features/leaderboard/leaderboard-screen.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/leaderboard')({
  loader: () => loadWords(),
  component: LeaderboardRoute,
});

function LeaderboardRoute() {
  return <LeaderboardScreen />;
}
