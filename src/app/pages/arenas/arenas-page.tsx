import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { RowsBoundary, RowsFailed } from '#entities/absent/rows-boundary.tsx';
import type { ArenasSearch } from '#features/arenas/arenas-search.ts';
import { withTabWords } from '#i18n/tab-words.ts';
import { PlacesMap } from '../maps/places-map.tsx';

const ArenasAndForm = lazyPart(async () => {
  const words = import('#i18n/pt-BR/arenas.ts');
  const part = import('./arenas-and-form.tsx');
  return { default: (await withTabWords(part, words)).ArenasAndForm };
});
/** The map of arenas, with its words, at either of its addresses (Spec 2 §2). */
export function ArenasPage() {
  const search: ArenasSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <RowsBoundary failed={<RowsFailed title={(LL) => LL.arena.list_failed()} />}>
      <ArenasAndForm
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
      />
    </RowsBoundary>
  );
}
