import { Suspense } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePlace } from './place-store.ts';

const HowToAllow = lazyExtra(async () => (await import('./how-to-allow.tsx')).loadHowToAllow());

/** Why the place of this device is not known, once it was asked for. */
export function PlaceProblem() {
  const { LL } = useI18nContext();
  const { phase } = usePlace();
  const problem =
    phase === 'denied' || phase === 'unsupported'
      ? LL.events.distance[phase]()
      : phase === 'timeout' || phase === 'unavailable'
        ? LL.events.distance.unavailable()
        : '';
  return (
    <>
      <p role="status" className="text-sm text-soft empty:sr-only">
        {problem}
      </p>
      {phase === 'denied' && (
        <Suspense>
          <HowToAllow />
        </Suspense>
      )}
    </>
  );
}
