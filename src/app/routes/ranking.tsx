import { createFileRoute } from '@tanstack/react-router';
import { RankingPage } from '#app/pages/ranking-page.tsx';
import { loadWords } from '#i18n/locale.ts';
import type { RankingTab } from '#sync/calls/rankings/operators-ranking.ts';

export const Route = createFileRoute('/ranking')({
  loader: () => loadWords(),
  // the screen parses it, because every start loads this line
  validateSearch: (given) => given as { tab?: RankingTab },
  component: RankingRoute,
});

function RankingRoute() {
  const navigate = Route.useNavigate();
  const onTab = (next: RankingTab) =>
    void navigate({ search: { tab: next }, replace: true, resetScroll: false });
  return <RankingPage tab={Route.useSearch().tab} onTab={onTab} />;
}
