import { createFileRoute } from '@tanstack/react-router';
import { RankingPage } from '#app/pages/ranking-page.tsx';
import type { RankingSearch } from '#features/ranking/ranking-screen.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/ranking')({
  loader: () => loadWords(),
  // the screen parses it, because every start loads this line
  validateSearch: (given) => given as RankingSearch,
  component: RankingRoute,
});

function RankingRoute() {
  const navigate = Route.useNavigate();
  const onSearch = (change: RankingSearch) =>
    void navigate({
      search: (newest) => ({ ...newest, ...change }),
      replace: true,
      resetScroll: false,
    });
  return <RankingPage search={Route.useSearch()} onSearch={onSearch} />;
}
