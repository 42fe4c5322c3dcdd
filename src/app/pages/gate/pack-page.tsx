import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { EventNotHere, InvalidEventId, NoSuchEvent } from '#entities/event/no-event.tsx';
import { Place } from '#features/event/place.tsx';
import { PackPending } from '#features/pack/pack-pending.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { RequirePerson } from '#app/account/require-person.tsx';
import { isId } from '#domain/words/is-id.ts';
import { useNow } from '#entities/age/use-now.ts';
import type { EventExtras } from '#live/event/use-event-extras.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

// opened on a few days of the year: code and words come together
const PackScreen = lazyPart(async () => {
  const screen = import('#features/pack/pack-screen.tsx');
  const { PackScreen: Screen } = await withTabWords(screen, import('#i18n/pt-BR/pack.ts'));
  return { default: Screen };
});
const AboutEvent = lazyPart(() => import('./about-event.tsx'));
const StillMap = lazyPart(() => import('#features/map/still-map.tsx'));

const parts: ComponentProps<typeof PackScreen>['parts'] = {
  about: (event, extras) => <About event={event} extras={extras} />,
  place: (event, extras) => <Place event={event} extras={extras} />,
  stillMap: (place) => (
    <Suspense fallback={<div aria-hidden className="bone h-60 w-full" />}>
      <StillMap {...place} />
    </Suspense>
  ),
};

function About({ event, extras }: { event: AirsoftEvent; extras: EventExtras }) {
  const now = useNow();
  return (
    <Suspense>
      <AboutEvent event={event} extras={extras} now={now} />
    </Suspense>
  );
}

/** What a person takes to the field of one event. A visitor signs in first. */
export function PackPage({ id }: { id: string }) {
  if (!isId(id)) return <InvalidEventId />;
  const ways = { absent: <NoSuchEvent />, not_here: <EventNotHere /> };
  return (
    <RequirePerson>
      {() => (
        <Suspense fallback={<PackPending />}>
          <PackScreen key={id} {...{ id, parts }} {...ways} />
        </Suspense>
      )}
    </RequirePerson>
  );
}
