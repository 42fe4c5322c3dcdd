import { Suspense } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { EventNotHere, InvalidEventId, NoSuchEvent } from '#entities/event/no-event.tsx';
import { GatePending } from '#features/gate/gate-pending.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { RequirePerson } from '#app/account/require-person.tsx';
import { isId } from '#domain/words/is-id.ts';

// few people open it: code and words come together
const MergeScreen = lazyPart(async () => {
  const screen = import('#features/gate/merge/merge-screen.tsx');
  const { MergeScreen: Screen } = await withTabWords(screen, import('#i18n/pt-BR/gate.ts'));
  return { default: Screen };
});

/** Joins the marks of two phones of the gate. A visitor signs in first. */
export function MergePage({ id }: { id: string }) {
  if (!isId(id)) return <InvalidEventId />;
  return (
    <RequirePerson>
      {() => (
        <Suspense fallback={<GatePending />}>
          <MergeScreen key={id} id={id} absent={<NoSuchEvent />} not_here={<EventNotHere />} />
        </Suspense>
      )}
    </RequirePerson>
  );
}
