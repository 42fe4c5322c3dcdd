import type { MapFilter } from '#domain/event/event-map.ts';
import type { NoPlacesProps } from '#entities/places-map/no-places.tsx';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';

type Ways = {
  filter: MapFilter;
  /** There are some elsewhere: shows the whole map. */
  onWhole: (() => void) | undefined;
  /** Words are searched for: forgets them. */
  onTerm: (() => void) | undefined;
  /** Shows every event; undefined where all are shown. */
  onAll: (() => void) | undefined;
};

/** Why the list has no event, and the way back. */
export function noEvents(LL: TranslationFunctions, ways: Ways): NoPlacesProps {
  const { none, show_all } = LL.event_map;
  const { filter, onWhole, onTerm, onAll } = ways;
  if (onWhole) return { says: none.area(), back: { label: show_all(), onBack: onWhole } };
  if (onTerm) {
    return { says: none.search(), back: { label: LL.common.clear_search(), onBack: onTerm } };
  }
  return { says: none[filter](), back: onAll && { label: show_all(), onBack: onAll } };
}
