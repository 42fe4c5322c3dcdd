import { useMemo } from 'react';
import { refuseTaps } from './refuse-taps.ts';
import { useStill } from './use-still.ts';

type Rule<Row> = {
  /** The same for a row as long as it may keep its place; stable. */
  readonly keyOf: (row: Row) => string;
  /** The id of the element that holds the rows. */
  readonly box: string;
  /** What the person chose and typed: another one moves the rows at once. */
  readonly asked?: string;
};

/**
 * Rows that another phone, a pull or the clock adds, takes or moves find their places once the screen
 * rests (law 1). Until then each row stays where it is and says what is newest of it. What comes after
 * the last row moves nothing, and is shown at once.
 * @param newest the same array as long as nothing has changed
 */
export function useStillRows<Row>(
  newest: readonly Row[],
  { keyOf, box, asked = '' }: Rule<Row>,
): readonly Row[] {
  const shown = useStill(newest, {
    asked,
    follows: (now, before) =>
      before.every((row, at) => now[at] !== undefined && keyOf(now[at]) === keyOf(row)),
    onMove: () => refuseTaps(document.getElementById(box)),
  });
  return useMemo(() => {
    if (shown === newest) return shown;
    const now = new Map(newest.map((row) => [keyOf(row), row]));
    return shown.map((row) => now.get(keyOf(row)) ?? row);
  }, [shown, newest, keyOf]);
}
