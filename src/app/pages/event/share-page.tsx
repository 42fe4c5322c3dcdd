import { Suspense } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { EventNotHere, InvalidEventId, NoSuchEvent } from '#entities/event/no-event.tsx';
import { RequirePerson } from '#app/account/require-person.tsx';
import { isId } from '#domain/words/is-id.ts';
import { ScreenPending } from '../screen-pending.tsx';

const ListScreen = lazyPart(async () => {
  const { ListScreen: Screen } = await import('#features/whatsapp-list/list-screen.tsx');
  return { default: Screen };
});

const ShareScreen = lazyPart(async () => {
  const { ShareScreen: Screen } = await import('#features/whatsapp-list/share-screen.tsx');
  return { default: Screen };
});

/**
 * /share: a list of WhatsApp comes in, into this event, or into one that is chosen for what another
 * app shared. It is kept while a visitor signs in.
 */
export function SharePage({ event_id }: { event_id: string | undefined }) {
  if (event_id !== undefined && !isId(event_id)) return <InvalidEventId />;
  return (
    <RequirePerson>
      {(person) => (
        <Suspense fallback={<ScreenPending />}>
          {event_id === undefined ? (
            <ShareScreen person={person} />
          ) : (
            <ListScreen
              key={event_id}
              id={event_id}
              absent={<NoSuchEvent />}
              not_here={<EventNotHere />}
            />
          )}
        </Suspense>
      )}
    </RequirePerson>
  );
}
