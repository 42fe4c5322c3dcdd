import { createFileRoute } from '@tanstack/react-router';
import { LegalPending } from '#features/legal/legal-pending.tsx';
import { LegalScreen } from '#features/legal/legal-screen.tsx';

export const Route = createFileRoute('/privacy-policy')({
  component: PrivacyRoute,
  pendingComponent: () => <LegalPending page="privacy" />,
});

function PrivacyRoute() {
  return <LegalScreen page="privacy" />;
}
