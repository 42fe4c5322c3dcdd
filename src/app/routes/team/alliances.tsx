import { createFileRoute } from '@tanstack/react-router';
import { MyAlliancesPage } from '#app/pages/team/alliance-page.tsx';
import { RequirePerson } from '#app/account/require-person.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/team/alliances')({
  loader: () => loadWords(),
  component: MyAlliancesRoute,
});

function MyAlliancesRoute() {
  return <RequirePerson>{() => <MyAlliancesPage />}</RequirePerson>;
}
