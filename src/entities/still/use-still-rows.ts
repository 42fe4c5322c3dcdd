import { useMemo } from 'react';
import { refuseTaps } from './refuse-taps.ts';
import { useStill } from './use-still.ts';

type Rule<Row> = {
  /** Stable, like `placeOf`. */
  readonly idOf: (row: Row) => string;
  /** What a row stands under, as a group: it moves when this changes. */
  readonly placeOf?: (row: Row) => string;
  /** The id of the element that holds the rows. */
  readonly box: string;
  /** What the person chose and typed: another one moves the rows at once. */
  readonly asked?: string;
};

export type StillRow<Row> = {
  /** What is newest of it. */
  readonly row: Row;
  /** What it stands under. */
  readonly place: string;
  /** It is in the list no more: it keeps its place, says so, and takes no tap. */
  readonly left: boolean;
};

const nowhere = () => '';

/**
 * Rows that another phone, a pull or the clock adds, takes or moves find their places once the screen
 * rests (law 1). What comes after the last row moves nothing, and is shown at once.
 * @param newest the same array as long as nothing has changed; undefined until the rows are known
 */
export function useStillRows<Row>(
  newest: readonly Row[] | undefined,
  { idOf, placeOf = nowhere, box, asked = '' }: Rule<Row>,
): readonly StillRow<Row>[] | undefined {
  const places = useMemo(
    () => newest?.map((row) => ({ row, place: placeOf(row), left: false })),
    [newest, placeOf],
  );
  const shown = useStill(places, {
    asked,
    follows: (now, before = []) =>
      before.every(({ row, place }, at) => {
        const here = now?.[at];
        return here?.place === place && idOf(here.row) === idOf(row);
      }),
    onMove: () => refuseTaps(document.getElementById(box)),
  });
  return useMemo(() => {
    if (!shown || shown === places) return shown;
    const now = new Map(newest?.map((row) => [idOf(row), row]));
    return shown.map(({ row, place }) => {
      const found = now.get(idOf(row));
      return { row: found ?? row, place, left: found === undefined };
    });
  }, [shown, places, newest, idOf]);
}
