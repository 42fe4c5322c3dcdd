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

/** /event/{id}/list: a list of WhatsApp comes in. A visitor signs in first. */
export function ListPage({ id }: { id: string }) {
  if (!isId(id)) return <InvalidEventId />;
  return (
    <RequirePerson>
      {() => (
        <Suspense fallback={<ScreenPending />}>
          <ListScreen key={id} id={id} absent={<NoSuchEvent />} not_here={<EventNotHere />} />
        </Suspense>
      )}
    </RequirePerson>
  );
}

/** /share: what another app shared into this one. It is kept while a visitor signs in. */
export function SharePage() {
  return (
    <RequirePerson back_to="/share">
      {(person) => (
        <Suspense fallback={<ScreenPending />}>
          <ShareScreen person={person} />
        </Suspense>
      )}
    </RequirePerson>
  );
}
