import { useMemo } from 'react';
import { knownTypes, listedArenas, waitingArenas } from '#domain/arena/arena-list.ts';
import { typeShapes } from '#domain/arena/type-shapes.ts';
import { usePerson } from '#live/account-context.ts';
import { useArenas } from '#live/rows/use-arenas.ts';

type Wish = Parameters<typeof listedArenas>[1];

/**
 * The arenas of the list, undefined until the replica has answered; what the map shows, which is my
 * proposals too; and the points of those.
 */
export function useListedArenas({ type, sort, here, q }: Wish) {
  const rows = useArenas();
  const person = usePerson();
  const listed = useMemo(
    () => rows && listedArenas(rows, { type, sort, here, q }),
    [rows, type, sort, here, q],
  );
  const shown = useMemo(
    () => [...(listed ?? []), ...waitingArenas(rows ?? [], person?.id)],
    [listed, rows, person],
  );
  const places = useMemo(
    () =>
      shown.map(({ arena }) => {
        const { id, name, latitude, longitude, is_active } = arena;
        const [first] = knownTypes(arena);
        const mark = first && typeShapes[first];
        return { id, name, latitude, longitude, waiting: !is_active, mark };
      }),
    [shown],
  );
  return { listed, shown, places };
}
