import { useMemo } from 'react';
import type { CorrectionEntry } from '#domain/arena/arena-correction.ts';
import { formatDistance } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { ReviewMap } from '../review-place.tsx';
import { useNearScreen } from '../use-near-screen.ts';

type CorrectionPlaceProps = {
  entry: Extract<CorrectionEntry, { field: 'place' }>;
  /** Of the arena. */
  name: string;
  reviewMap: ReviewMap;
};

/** How far the proposed point is from the present one, and both on a map. */
export function CorrectionPlace({ entry, name, reviewMap: Both }: CorrectionPlaceProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.admin.arenas.corrections;
  const [box, is_near] = useNearScreen<HTMLDivElement>();
  const { now, distance_m } = entry;
  const { latitude, longitude } = entry.proposed;
  const others = useMemo(() => [{ latitude, longitude, waiting: true }], [latitude, longitude]);
  return (
    <div className="flex flex-col gap-2 pt-1">
      <p className="tabular-nums">
        {words.distance({ distance: formatDistance(distance_m, locale) })}
      </p>
      <div ref={box} className="min-h-60">
        {is_near && <Both {...now} others={others} fit label={words.map({ arena: name })} />}
      </div>
      <p className="text-sm text-soft">{words.map_marks()}</p>
    </div>
  );
}
