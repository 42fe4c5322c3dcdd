import { Suspense, useState, type ComponentProps } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { RowsBoundary, RowsFailed } from '#entities/absent/rows-boundary.tsx';
import { ArenasScreen } from '#features/admin-arenas/arenas-screen.tsx';
import { ArenaForm } from '#features/arena-form/arena-form.tsx';
import type { OpenArenaForm } from '#features/arena-form/open-arena-form.ts';
import { PointPicker } from '#features/map/point-picker.tsx';

const LazyMap = lazyPart(() => import('#features/map/still-map.tsx'));

/** The administrator's arenas, with their maps and the form of one, which load when they are seen. */
export function ArenasDesk({ now }: { now: string }) {
  const [form, setForm] = useState<OpenArenaForm>();
  return (
    <RowsBoundary failed={<RowsFailed title={(LL) => LL.arena.list_failed()} />}>
      <ArenasScreen now={now} reviewMap={ReviewMap} onEdit={setForm} />
      <ArenaForm open={form} pointPicker={PointPicker} onClose={() => setForm(undefined)} />
    </RowsBoundary>
  );
}

function ReviewMap(props: ComponentProps<typeof LazyMap>) {
  return (
    <Suspense fallback={<div aria-hidden className="bone h-60 w-full" />}>
      <LazyMap {...props} />
    </Suspense>
  );
}
