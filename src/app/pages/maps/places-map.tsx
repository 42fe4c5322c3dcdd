import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';

// the library is large, and the list is usable without it
const LazyMap = lazyPart(() => import('#features/map/places-map.tsx'));

/** The map of many places: it has its room at once, and comes when its library is here. */
export function PlacesMap(props: ComponentProps<typeof LazyMap>) {
  return (
    <Suspense fallback={<div aria-hidden className="bone h-[70dvh] max-h-[44rem] w-full" />}>
      <LazyMap {...props} />
    </Suspense>
  );
}
