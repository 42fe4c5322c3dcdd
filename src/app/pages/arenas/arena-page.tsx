import { Suspense, useState, type ComponentProps } from 'react';
import { lazyExtra, lazyPart } from '#entities/lazy/lazy-part.tsx';
import type { OpenArenaForm } from '#features/arena-form/open-arena-form.ts';
import { PointPicker } from '#features/map/point-picker.tsx';
import { RowsBoundary, RowsFailed } from '#entities/absent/rows-boundary.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { isId } from '#domain/words/is-id.ts';
import { useNow } from '#entities/age/use-now.ts';

const load = async () => {
  const words = import('#i18n/pt-BR/arenas.ts');
  const [screen, none, form, calendar] = await withTabWords(
    Promise.all([
      import('#features/arena/arena-screen.tsx'),
      import('#features/arena/no-arena.tsx'),
      import('#features/arena-form/arena-form.tsx'),
      import('#features/event-sharing/calendar-file.tsx'),
    ]),
    words,
  );
  return { ...screen, ...none, ...form, ...calendar };
};
const ArenaScreen = lazyPart(async () => ({ default: (await load()).ArenaScreen }));
const NoSuchArena = lazyPart(async () => ({ default: (await load()).NoSuchArena }));
const ArenaForm = lazyExtra(async () => ({ default: (await load()).ArenaForm }));
const CalendarFile = lazyExtra(async () => ({ default: (await load()).CalendarFile }));
const LazyMap = lazyPart(() => import('#features/map/still-map.tsx'));

/** The page of one arena, with its words. */
export function ArenaPage({ id }: { id: string }) {
  const now = useNow();
  const [form, setForm] = useState<OpenArenaForm>();
  if (!isId(id)) return <NoSuchArena />;
  return (
    <RowsBoundary key={id} failed={<RowsFailed title={(LL) => LL.arena.load_failed()} />}>
      <ArenaScreen
        id={id}
        now={now}
        stillMap={StillMap}
        calendarFile={CalendarFile}
        onEdit={setForm}
      />
      <ArenaForm open={form} pointPicker={PointPicker} onClose={() => setForm(undefined)} />
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
