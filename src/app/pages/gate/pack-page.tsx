import { lazy, Suspense, type ComponentProps } from 'react';
import { EventNotHere, InvalidEventId, NoSuchEvent } from '#entities/event/no-event.tsx';
import { PackPending } from '#features/pack/pack-pending.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { RequirePerson } from '#app/account/require-person.tsx';
import { isId } from '../is-id.ts';

// opened on a few days of the year: code and words come together
const PackScreen = lazy(async () => {
  const screen = import('#features/pack/pack-screen.tsx');
  const { PackScreen: Screen } = await withTabWords(screen, import('#i18n/pt-BR/pack.ts'));
  return { default: Screen };
});
const AboutEvent = lazy(() => import('./about-event.tsx'));
const Place = lazy(async () => ({ default: (await import('#features/event/place.tsx')).Place }));
const StillMap = lazy(() => import('#features/map/still-map.tsx'));

const parts: ComponentProps<typeof PackScreen>['parts'] = {
  about: (event) => (
    <Suspense>
      <AboutEvent event={event} />
    </Suspense>
  ),
  place: (event) => (
    <Suspense>
      <Place event={event} />
    </Suspense>
  ),
  stillMap: (place) => (
    <Suspense fallback={<div aria-hidden className="bone h-60 w-full" />}>
      <StillMap {...place} />
    </Suspense>
  ),
};

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
