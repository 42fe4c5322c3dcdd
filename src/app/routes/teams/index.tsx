import { createFileRoute } from '@tanstack/react-router';
import { TeamsScreen } from '#features/teams/teams-screen.tsx';
import { loadWords } from '#i18n/locale.ts';
import { ScreenPending } from '#app/pages/screen-pending.tsx';
import { SponsorSlot } from '#app/pages/sponsor-slot.tsx';
import { useNow } from '#app/pages/use-now.ts';

type TeamsSearch = { q?: string | undefined; uf?: string | undefined };

export const Route = createFileRoute('/teams/')({
  loader: () => loadWords(),
  // the screen parses it, because every start loads this line
  validateSearch: (given) => given as TeamsSearch,
  component: TeamsRoute,
  pendingComponent: ScreenPending,
});

function TeamsRoute() {
  const { q = '', uf = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const now = useNow();
  const put = (change: TeamsSearch) =>
    void navigate({
      search: (before) => ({ ...before, ...change }),
      replace: true,
      resetScroll: false,
    });
  return (
    <TeamsScreen
      now={now}
      q={String(q)}
      onQ={(next) => put({ q: next || undefined })}
      uf={String(uf)}
      onUf={(next) => put({ uf: next || undefined })}
      ads={<SponsorSlot location="teams" count={1} now={now} />}
    />
  );
}
