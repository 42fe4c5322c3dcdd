import { lazy, Suspense, type ComponentProps } from 'react';
import { RowsBoundary, RowsFailed } from '#entities/unread/rows-boundary.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { isId } from '../is-id.ts';
import { useNow } from '../use-now.ts';

const load = async () => {
  const words = import('#i18n/pt-BR/arenas.ts');
  const [screen, none] = await withTabWords(
    Promise.all([
      import('#features/arena/arena-screen.tsx'),
      import('#features/arena/no-arena.tsx'),
    ]),
    words,
  );
  return { ArenaScreen: screen.ArenaScreen, NoSuchArena: none.NoSuchArena };
};
const ArenaScreen = lazy(async () => ({ default: (await load()).ArenaScreen }));
const NoSuchArena = lazy(async () => ({ default: (await load()).NoSuchArena }));
const LazyMap = lazy(() => import('#features/map/still-map.tsx'));

/** The page of one arena, with its words. */
export function ArenaPage({ id }: { id: string }) {
  const now = useNow();
  if (!isId(id)) return <NoSuchArena />;
  return (
    <RowsBoundary key={id} failed={<RowsFailed title={(LL) => LL.arena.load_failed()} />}>
      <ArenaScreen id={id} now={now} stillMap={StillMap} />
    </RowsBoundary>
  );
}

function StillMap(props: ComponentProps<typeof LazyMap>) {
  return (
    <Suspense fallback={<div aria-hidden className="bone h-60 w-full" />}>
      <LazyMap {...props} />
    </Suspense>
  );
}
