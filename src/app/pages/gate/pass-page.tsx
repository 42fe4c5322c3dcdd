import { Suspense } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { EventNotHere, InvalidEventId, NoSuchEvent } from '#entities/event/no-event.tsx';
import { PassPending } from '#features/pass/pass-pending.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { RequirePerson } from '#app/account/require-person.tsx';
import { isId } from '#domain/words/is-id.ts';

// opened on a few days of the year: code and words come together
const PassScreen = lazyPart(async () => {
  const screen = import('#features/pass/pass-screen.tsx');
  const { PassScreen: Screen } = await withTabWords(screen, import('#i18n/pt-BR/pass.ts'));
  return { default: Screen };
});

const NextPass = lazyPart(async () => {
  const screen = import('#features/pass/next-pass.tsx');
  const { NextPass: Screen } = await withTabWords(screen, import('#i18n/pt-BR/pass.ts'));
  return { default: Screen };
});

/** In place of an event's id: my next game (public/manifest.webmanifest). */
const NEXT = 'next';

/** My pass for one event. */
export function PassPage({ id }: { id: string }) {
  if (id === NEXT) {
    return (
      <RequirePerson>
        {(person) => (
          <Suspense fallback={<PassPending />}>
            <NextPass person={person} />
          </Suspense>
        )}
      </RequirePerson>
    );
  }
  if (!isId(id)) return <InvalidEventId />;
  return (
    <RequirePerson>
      {() => (
        <Suspense fallback={<PassPending />}>
          <PassScreen key={id} id={id} absent={<NoSuchEvent />} not_here={<EventNotHere />} />
        </Suspense>
      )}
    </RequirePerson>
  );
}
