import { createFileRoute } from '@tanstack/react-router';
import { RowsBoundary, RowsFailed } from '#entities/absent/rows-boundary.tsx';
import { EventNotHere } from '#entities/event/no-event.tsx';
import { AboutGame } from '#features/event/facts/about-game.tsx';
import { PushOffer } from '#features/notifications/push/push-offer.tsx';
import { EventMissing } from '#features/registration/event-missing.tsx';
import { RegisterPending } from '#features/registration/register-pending.tsx';
import { RegisterScreen } from '#features/registration/register-screen.tsx';
import { AfterRegistering } from '#app/pages/event/after-registering.tsx';
import { isId } from '#domain/words/is-id.ts';
import { loadWords } from '#i18n/locale.ts';
import { learnAll } from '#sync/registry/registry.ts';
import { useNow } from '#entities/age/use-now.ts';

export const Route = createFileRoute('/register/$id')({
  staticData: { follows: 'event' },
  // the form appears only once it can be sent: what sends it is there too
  loader: async () => void (await Promise.all([loadWords(), learnAll()])),
  component: RegisterRoute,
  pendingComponent: RegisterPending,
});

function RegisterRoute() {
  const { id } = Route.useParams();
  const now = useNow();
  if (!isId(id)) return <EventMissing invalid_id />;
  return (
    <RowsBoundary key={id} failed={<RowsFailed title={(LL) => LL.event.load_failed()} />}>
      <RegisterScreen
        id={id}
        now={now}
        not_here={<EventNotHere />}
        after={(event, extras) => <AfterRegistering {...{ event, extras, now }} />}
        facts={(event, { payment }) => <AboutGame {...{ event, payment, now }} />}
      />
      <PushOffer event_id={id} />
    </RowsBoundary>
  );
}
