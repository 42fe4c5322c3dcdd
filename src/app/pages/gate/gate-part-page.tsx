import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { EventNotHere, InvalidEventId, NoSuchEvent } from '#entities/event/no-event.tsx';
import { GatePending } from '#features/gate/gate-pending.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { RequirePerson } from '#app/account/require-person.tsx';
import { isId } from '#domain/words/is-id.ts';

type Part = ComponentType<{ id: string; absent: ReactNode; not_here: ReactNode }>;
// few people open them: code and words come together
const withGateWords = <Screen,>(screen: Promise<Screen>): Promise<Screen> =>
  withTabWords(screen, import('#i18n/pt-BR/gate.ts'));

const parts = {
  attention: lazyPart(async (): Promise<{ default: Part }> => {
    const screen = import('#features/gate/attention/attention-screen.tsx');
    return { default: (await withGateWords(screen)).AttentionScreen };
  }),
  stations: lazyPart(async (): Promise<{ default: Part }> => {
    const screen = import('#features/gate/board/stations-screen.tsx');
    return { default: (await withGateWords(screen)).StationsScreen };
  }),
  teams: lazyPart(async (): Promise<{ default: Part }> => {
    const screen = import('#features/gate/teams/teams-screen.tsx');
    return { default: (await withGateWords(screen)).TeamsScreen };
  }),
  till: lazyPart(async (): Promise<{ default: Part }> => {
    const screen = import('#features/gate/till/till-screen.tsx');
    return { default: (await withGateWords(screen)).TillScreen };
  }),
};

type GatePartPageProps = { id: string; part: keyof typeof parts };

/** A screen behind the gate's list. A visitor signs in first. */
export function GatePartPage({ id, part }: GatePartPageProps) {
  if (!isId(id)) return <InvalidEventId />;
  const Screen = parts[part];
  return (
    <RequirePerson>
      {() => (
        <Suspense fallback={<GatePending />}>
          <Screen key={id} id={id} absent={<NoSuchEvent />} not_here={<EventNotHere />} />
        </Suspense>
      )}
    </RequirePerson>
  );
}
