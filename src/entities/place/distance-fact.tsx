import Navigation from 'lucide-react/icons/navigation';
import { formatDistance } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { classNames } from '#ui/class-names.ts';
import { usePlace } from './place-store.ts';

/** How far a place is: its room is there before a position comes, so that nothing below moves then (law 1). */
export function DistanceFact({ distance_m }: { distance_m: number | undefined }) {
  const { LL, locale } = useI18nContext();
  const has_room = usePlace((place) => place.has_room);
  const is_known = distance_m !== undefined;
  if (!is_known && !has_room) return null;
  return (
    <span className={classNames('fact min-w-24 tabular-nums', !is_known && 'invisible')}>
      <Navigation aria-hidden />
      {is_known && LL.events.distance.away({ distance: formatDistance(distance_m, locale) })}
    </span>
  );
}
