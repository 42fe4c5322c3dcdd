import { createFileRoute } from '@tanstack/react-router';
import { CreateTeamScreen } from '#features/team-form/create-team-screen.tsx';
import { RequirePerson } from '#app/account/require-person.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/team/create')({
  loader: () => loadWords(),
  /** `again`: a refused mutation that is corrected. */
  validateSearch: ({ again }): { again?: unknown } => ({ again }),
  component: CreateTeamRoute,
});

function CreateTeamRoute() {
  const { again: given } = Route.useSearch();
  const again = typeof given === 'string' ? given : undefined; // anything may be in an address
  return (
    <RequirePerson>{() => <CreateTeamScreen key={again ?? 'new'} again={again} />}</RequirePerson>
  );
}
