import { createFileRoute } from '@tanstack/react-router';
import { OutboxScreen } from '#features/outbox/outbox-screen.tsx';
import { useNow } from '../use-now.ts';

export const Route = createFileRoute('/outbox')({ component: OutboxRoute });

function OutboxRoute() {
  return <OutboxScreen now={useNow()} />;
}
