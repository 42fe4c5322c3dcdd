import { createFileRoute } from '@tanstack/react-router';
import { EventNotHere } from '#features/event-form/no-form.tsx';
import { PushOffer } from '#features/notifications/push-offer.tsx';
import { EventMissing } from '#features/registration/event-missing.tsx';
import { RegisterPending } from '#features/registration/register-pending.tsx';
import { RegisterScreen } from '#features/registration/register-screen.tsx';
import { isId } from '#app/pages/is-id.ts';
import { loadWords } from '#app/start/locale.ts';
import { useNow } from '#app/pages/use-now.ts';

export const Route = createFileRoute('/register/$id')({
  loader: () => loadWords(),
  component: RegisterRoute,
  pendingComponent: RegisterPending,
});

function RegisterRoute() {
  const { id } = Route.useParams();
  const now = useNow();
  if (!isId(id)) return <EventMissing />;
  return (
    <>
      <RegisterScreen key={id} id={id} now={now} not_here={<EventNotHere />} />
      <PushOffer event_id={id} />
    </>
  );
}
