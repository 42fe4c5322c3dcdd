import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';

// the library is large, and the list is usable without it
const LazyMap = lazyPart(() => import('#features/map/places-map.tsx'));

/**
 * The map of many places: it has its room at once, and comes when its library is here. Arenas and events
 * have one, so that the way from one to the other leads to the same part of it.
 */
export function PlacesMap(props: Omit<ComponentProps<typeof LazyMap>, 'name'>) {
  return (
    <Suspense fallback={<div aria-hidden className="bone h-full w-full" />}>
      <LazyMap {...props} name="places" />
    </Suspense>
  );
}
