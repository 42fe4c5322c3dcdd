import { createFileRoute } from '@tanstack/react-router';
import { AlliancePage } from '#app/pages/team/alliance-page.tsx';
import { RequirePerson } from '#app/account/require-person.tsx';
import { loadWords } from '#i18n/locale.ts';

export const Route = createFileRoute('/team/$id_/alliance/$allianceId')({
  staticData: { follows: 'team' },
  loader: () => loadWords(),
  component: AllianceRoute,
});

function AllianceRoute() {
  const { id, allianceId } = Route.useParams();
  return <RequirePerson>{() => <AlliancePage team_id={id} id={allianceId} />}</RequirePerson>;
}
