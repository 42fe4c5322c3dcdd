import { createFileRoute } from '@tanstack/react-router';
import { RowsBoundary, RowsFailed } from '#entities/absent/rows-boundary.tsx';
import { LeaveTeam } from '#features/profile/teams/leave-team.tsx';
import { JoinScreen } from '#features/team/join/join-screen.tsx';
import { useCodeOfAddress } from '#entities/kept-code/use-kept-code.ts';
import { invitedPath } from '#features/team/join/use-invitation.ts';
import { NoSuchTeam } from '#features/team/no-team.tsx';
import { RequirePerson } from '#app/account/require-person.tsx';
import { isId } from '#domain/words/is-id.ts';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/team/join/$id')({
  staticData: { follows: 'team' },
  loader: () => loadWords(),
  component: JoinTeamRoute,
});

function JoinTeamRoute() {
  const { id } = Route.useParams();
  const code = useCodeOfAddress(invitedPath(id));
  if (!isId(id)) return <NoSuchTeam />;
  if (code === undefined) return null;
  return (
    // with an invitation back to it, because its code is kept for this screen
    <RequirePerson back_to={code === null ? `/team/${id}` : invitedPath(id)}>
      {() => (
        <RowsBoundary
          key={id}
          failed={<RowsFailed title={(LL) => LL.shell.storage_failed.title()} />}
        >
          <JoinScreen id={id} leave={(mine) => <LeaveTeam mine={mine} />} />
        </RowsBoundary>
      )}
    </RequirePerson>
  );
}
