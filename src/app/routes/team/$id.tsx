import { createFileRoute } from '@tanstack/react-router';
import { ScreenPending } from '#app/pages/screen-pending.tsx';
import { TeamPage } from '#app/pages/team/team-page.tsx';
import { teamSearch, type TeamTab } from '#features/team/team-tab.ts';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/team/$id')({
  staticData: { follows: 'team' },
  loader: () => loadWords(),
  // the screen parses it, because every start loads this line
  validateSearch: (given) => given as { tab?: TeamTab },
  component: TeamRoute,
  pendingComponent: ScreenPending,
});

function TeamRoute() {
  const { id } = Route.useParams();
  const { tab } = teamSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const onTab = (next: TeamTab) =>
    void navigate({ search: { tab: next }, replace: true, resetScroll: false });
  return <TeamPage id={id} tab={tab} onTab={onTab} />;
}
