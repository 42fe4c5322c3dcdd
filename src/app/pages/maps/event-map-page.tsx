import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { RowsBoundary, RowsFailed } from '#entities/absent/rows-boundary.tsx';
import type { EventMapSearch } from '#features/event-map/event-map-search.ts';
import { PointPicker } from '#features/map/point-picker.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { PlacesMap } from './places-map.tsx';
import { useNow } from '#entities/age/use-now.ts';

const EventMapScreen = lazyPart(async () => {
  const words = import('#i18n/pt-BR/event-map.ts');
  const part = import('#features/event-map/event-map-screen.tsx');
  return { default: (await withTabWords(part, words)).EventMapScreen };
});

/** The map of events, with its words (Spec 2 §2). */
export function EventMapPage() {
  const search: EventMapSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <RowsBoundary failed={<RowsFailed title={(LL) => LL.shell.storage_failed.title()} />}>
      <EventMapScreen
        now={useNow()}
        search={search}
        onSearch={(change, add = false) =>
          void navigate({
            to: '.',
            search: { ...search, ...change },
            replace: !add,
            resetScroll: false,
          })
        }
        placesMap={PlacesMap}
        pointPicker={PointPicker}
      />
    </RowsBoundary>
  );
}
