import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import type { Position } from '#domain/place/distance.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

const PointMap = lazyPart(() => import('./point-map.tsx'));

export type PointPickerProps = {
  /** WGS 84, degrees; null while nothing is chosen. */
  value: Position | null;
  onChange: (point: Position) => void;
};

/** A map to tap on, online or offline; arrow keys and Enter do the same. It opens in view, below the button that asked. */
export function PointPicker(props: PointPickerProps) {
  const { LL } = useI18nContext();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // newer browsers answer with a promise, which is no way to end an effect
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place}>
      <Suspense
        fallback={
          <div role="status" aria-label={LL.common.loading()}>
            <div aria-hidden className="bone h-80 w-full" />
          </div>
        }
      >
        <PointMap {...props} />
      </Suspense>
    </div>
  );
}
