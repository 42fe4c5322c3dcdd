import { Suspense } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { EventNotHere, InvalidEventId, NoSuchEvent } from '#entities/event/no-event.tsx';
import { GatePending } from '#features/gate/gate-pending.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { RequirePerson } from '#app/account/require-person.tsx';
import { isId } from '#domain/words/is-id.ts';
import { useNow } from '#entities/age/use-now.ts';

// few people open it: code and words come together
const GateScreen = lazyPart(async () => {
  const screen = import('#features/gate/gate-screen.tsx');
  const { GateScreen: Screen } = await withTabWords(screen, import('#i18n/pt-BR/gate.ts'));
  return { default: Screen };
});

type GatePageProps = {
  id: string;
  /** The sweep after the game, instead of the list. */
  sweeps?: boolean;
  again?: string | undefined;
  onAgainOver?: () => void;
};

/** The gate of one event. A visitor signs in first. */
export function GatePage({ id, ...shows }: GatePageProps) {
  const now = useNow();
  if (!isId(id)) return <InvalidEventId />;
  const ways = { absent: <NoSuchEvent />, not_here: <EventNotHere /> };
  return (
    <RequirePerson>
      {() => (
        <Suspense fallback={<GatePending />}>
          <GateScreen key={id} {...{ id, now }} {...ways} {...shows} />
        </Suspense>
      )}
    </RequirePerson>
  );
}
