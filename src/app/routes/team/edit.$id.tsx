import { createFileRoute } from '@tanstack/react-router';
import { RowsBoundary, RowsFailed } from '#entities/absent/rows-boundary.tsx';
import { EditTeamScreen } from '#features/team-form/edit/edit-team-screen.tsx';
import { NoSuchTeam, TeamNotHere } from '#features/team/no-team.tsx';
import { RequirePerson } from '#app/account/require-person.tsx';
import { isId } from '#domain/words/is-id.ts';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/team/edit/$id')({
  staticData: { follows: 'team' },
  loader: () => loadWords(),
  component: EditTeamRoute,
});

function EditTeamRoute() {
  const { id } = Route.useParams();
  if (!isId(id)) return <NoSuchTeam />;
  return (
    <RequirePerson>
      {() => (
        <RowsBoundary
          key={id}
          failed={<RowsFailed title={(LL) => LL.shell.storage_failed.title()} />}
        >
          <EditTeamScreen id={id} absent={<NoSuchTeam id={id} />} not_here={<TeamNotHere />} />
        </RowsBoundary>
      )}
    </RequirePerson>
  );
}
