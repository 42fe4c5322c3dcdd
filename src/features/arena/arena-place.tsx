import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Arena } from '#domain/arena/arena-list.ts';
import type { Position } from '#domain/place/distance.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';

/** A picture of a map, which another feature draws. */
export type StillMap = ComponentType<Position & { label: string }>;

/** Where the arena is, and the way to the map with every arena. */
export function ArenaPlace({ arena, stillMap: Still }: { arena: Arena; stillMap: StillMap }) {
  const { LL } = useI18nContext();
  const { id, name, latitude, longitude } = arena;
  return (
    <>
      <Still latitude={latitude} longitude={longitude} label={LL.arenas.where_map({ name })} />
      <Link
        to="/arenas/map"
        search={{ near: id, view: 'map' }}
        className={`${buttonClass({ variant: 'plain' })} self-start`}
      >
        {LL.arenas.on_map()}
      </Link>
    </>
  );
}
