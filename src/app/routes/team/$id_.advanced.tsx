import { createFileRoute } from '@tanstack/react-router';
import type { AreaTarget } from '#domain/talk/area-target.ts';
import { useAreaTab, type AreaTab } from '#features/team/area/area-tab.ts';
import { TeamAreaPage } from '#app/pages/team/team-area-page.tsx';
import { RequirePerson } from '#app/account/require-person.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/team/$id_/advanced')({
  staticData: { follows: 'team' },
  loader: () => loadWords(),
  // the screen and its tabs parse it, because every start loads this line
  validateSearch: (given) => given as { tab?: AreaTab; again?: string } & AreaTarget,
  component: TeamAreaRoute,
});

function TeamAreaRoute() {
  const { id } = Route.useParams();
  const tab = useAreaTab(Route.useSearch().tab);
  const navigate = Route.useNavigate();
  const onTab = (next: AreaTab) =>
    void navigate({ search: { tab: next }, replace: true, resetScroll: false });
  return <RequirePerson>{() => <TeamAreaPage id={id} tab={tab} onTab={onTab} />}</RequirePerson>;
}
