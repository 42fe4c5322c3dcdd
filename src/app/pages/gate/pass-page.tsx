import { Suspense } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { EventNotHere, InvalidEventId, NoSuchEvent } from '#entities/event/no-event.tsx';
import { NEXT } from '#features/pass/next.ts';
import { PassPending } from '#features/pass/pass-pending.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { RequirePerson } from '#app/account/require-person.tsx';
import { isId } from '#domain/words/is-id.ts';

// opened on a few days of the year: code and words come together
const MyPass = lazyPart(async () => {
  const screen = import('#features/pass/my-pass.tsx');
  const { MyPass: Screen } = await withTabWords(screen, import('#i18n/pt-BR/pass.ts'));
  return { default: Screen };
});

/** My pass for one event, or for the next one. */
export function PassPage({ id }: { id: string }) {
  if (id !== NEXT && !isId(id)) return <InvalidEventId />;
  return (
    <RequirePerson>
      {(person) => (
        <Suspense fallback={<PassPending />}>
          <MyPass
            key={id}
            {...{ id, person }}
            absent={<NoSuchEvent />}
            not_here={<EventNotHere />}
          />
        </Suspense>
      )}
    </RequirePerson>
  );
}
