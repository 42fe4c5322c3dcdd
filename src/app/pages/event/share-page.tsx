import { Suspense } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { EventNotHere, InvalidEventId, NoSuchEvent } from '#entities/event/no-event.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { RequirePerson } from '#app/account/require-person.tsx';
import { isId } from '#domain/words/is-id.ts';
import { ScreenPending } from '../screen-pending.tsx';

// few people open them: code and words come together
const withListWords = <Screen,>(screen: Promise<Screen>): Promise<Screen> =>
  withTabWords(screen, import('#i18n/pt-BR/list-in.ts'));

const ListScreen = lazyPart(async () => {
  const screen = import('#features/whatsapp-list/list-screen.tsx');
  return { default: (await withListWords(screen)).ListScreen };
});

const ShareScreen = lazyPart(async () => {
  const screen = import('#features/whatsapp-list/share-screen.tsx');
  return { default: (await withListWords(screen)).ShareScreen };
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
