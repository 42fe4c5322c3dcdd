import { createFileRoute } from '@tanstack/react-router';
import { RowsBoundary, RowsFailed } from '#entities/absent/rows-boundary.tsx';
import { TeamsScreen } from '#features/teams/teams-screen.tsx';
import type { TeamsSearch } from '#features/teams/teams-search.ts';
import { loadWords } from '#i18n/locale.ts';
import { ScreenPending } from '#app/pages/screen-pending.tsx';
import { SponsorSlot } from '#app/pages/sponsor-slot.tsx';
import { useNow } from '#entities/age/use-now.ts';

export const Route = createFileRoute('/teams/')({
  loader: () => loadWords(),
  // the screen parses it, because every start loads this line
  validateSearch: (given) => given as TeamsSearch,
  component: TeamsRoute,
  pendingComponent: ScreenPending,
});

function TeamsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const now = useNow();
  return (
    <RowsBoundary failed={<RowsFailed title={(LL) => LL.shell.storage_failed.title()} />}>
      <TeamsScreen
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
        ads={
          <>
            {Boolean(search.q) && <SponsorSlot location="search" now={now} />}
            <SponsorSlot location="teams" now={now} />
          </>
        }
      />
    </RowsBoundary>
  );
}
