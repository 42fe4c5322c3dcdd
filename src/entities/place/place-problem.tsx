import { Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refuseTaps } from '../still/refuse-taps.ts';
import { usePlace } from './place-store.ts';

const HowToAllow = lazyExtra(async () => (await import('./how-to-allow.tsx')).loadHowToAllow());

type PlaceProblemProps = {
  /** Id of the rows below, which take no tap when it has pushed them until they could be looked at (law 1). */
  pushes: string;
};

/** Why the place of this device is not known, once it was asked for. */
export function PlaceProblem({ pushes }: PlaceProblemProps) {
  const { LL } = useI18nContext();
  const { phase } = usePlace();
  const problem =
    phase === 'denied' || phase === 'unsupported'
      ? LL.events.distance[phase]()
      : phase === 'timeout' || phase === 'unavailable'
        ? LL.events.distance.unavailable()
        : '';
  /** undefined until it is shown together with its screen: nothing has moved then. */
  const said = useRef<string>(undefined);
  const push = useCallback(() => {
    if (said.current !== undefined) refuseTaps(document.getElementById(pushes));
  }, [pushes]);
  useLayoutEffect(() => {
    if (said.current !== problem) push();
    said.current = problem;
  }, [problem, push]);
  return (
    <>
      <p role="status" className="text-sm text-soft empty:sr-only">
        {problem}
      </p>
      {phase === 'denied' && (
        <Suspense>
          <HowToAllow onCome={push} />
        </Suspense>
      )}
    </>
  );
}
