import { createFileRoute } from '@tanstack/react-router';
import { CorrectAddition } from '#features/participants/correct-participant.tsx';
import { OutboxPending } from '#features/outbox/outbox-pending.tsx';
import { OutboxScreen } from '#features/outbox/outbox-screen.tsx';
import { loadWords } from '#i18n/locale.ts';
import { useNow } from '#entities/age/use-now.ts';

export const Route = createFileRoute('/outbox')({
  loader: () => loadWords(),
  component: OutboxRoute,
  pendingComponent: OutboxPending,
});

function OutboxRoute() {
  return <OutboxScreen now={useNow()} correctAddition={CorrectAddition} />;
}
