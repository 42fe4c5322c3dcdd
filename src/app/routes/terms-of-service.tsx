import { createFileRoute } from '@tanstack/react-router';
import { LegalPending } from '#features/legal/legal-pending.tsx';
import { LegalScreen } from '#features/legal/legal-screen.tsx';

export const Route = createFileRoute('/terms-of-service')({
  component: TermsRoute,
  pendingComponent: () => <LegalPending page="terms" />,
});

function TermsRoute() {
  return <LegalScreen page="terms" />;
}
