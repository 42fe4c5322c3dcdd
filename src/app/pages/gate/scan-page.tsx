import { Suspense } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { EventNotHere, InvalidEventId, NoSuchEvent } from '#entities/event/no-event.tsx';
import { GatePending } from '#features/gate/gate-pending.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { RequirePerson } from '#app/account/require-person.tsx';
import { isId } from '#domain/words/is-id.ts';
import { useNow } from '#entities/age/use-now.ts';

// few people open it: code and words come together
const ScanScreen = lazyPart(async () => {
  const screen = import('#features/gate/scan/scan-screen.tsx');
  const { ScanScreen: Screen } = await withTabWords(screen, import('#i18n/pt-BR/gate.ts'));
  return { default: Screen };
});

/** The camera that reads passes at the gate. A visitor signs in first. */
export function ScanPage({ id }: { id: string }) {
  const now = useNow();
  if (!isId(id)) return <InvalidEventId />;
  const ways = { absent: <NoSuchEvent />, not_here: <EventNotHere /> };
  return (
    <RequirePerson>
      {() => (
        <Suspense fallback={<GatePending />}>
          <ScanScreen key={id} id={id} now={now} {...ways} />
        </Suspense>
      )}
    </RequirePerson>
  );
}
