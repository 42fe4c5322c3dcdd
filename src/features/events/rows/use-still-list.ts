import { refuseTaps } from '#entities/still/refuse-taps.ts';
import { useStill } from '#entities/still/use-still.ts';
import { groupEvents } from '#domain/event/group-events.ts';
import type { ListedRow } from '../first-events.ts';
import { LIST_ID } from '../search/search-bar.tsx';

export type StillList = {
  readonly rows: readonly ListedRow[] | undefined;
  /** The id of my next game. */
  readonly next: string | undefined;
};

type Asked = {
  /** What was painted before this list came. */
  first?: StillList | undefined;
  /** What the person chose and typed, and who they are: another one moves the rows at once. */
  asked: string;
  today: string;
  /** Rows of another order or of a filter: any change of one may move it. */
  is_narrow: boolean;
  /** Whether the whole list was read: people look at it only then. */
  complete: boolean;
};

/**
 * Rows that a pull brings, takes or moves find their places once the screen rests (law 1). What comes
 * after the last row moves nothing, and is shown at once.
 */
export const useStillList = (
  newest: StillList,
  { first, asked, today, is_narrow, complete }: Asked,
): StillList =>
  useStill(newest, {
    first,
    asked,
    // where there was no row yet, none can move
    follows: (next, shown) => !shown.rows || (!is_narrow && follows(next, shown, today)),
    onMove: complete ? () => refuseTaps(listBox()) : undefined,
  });

/** Where somebody may have looked at the rows. */
export const listBox = () => document.getElementById(LIST_ID);

/** Whether every row that is shown keeps its place. */
function follows(newest: StillList, shown: StillList, today: string): boolean {
  const places = ({ rows = [], next }: StillList) =>
    groupEvents(rows, today, { by: 'date', next }).flatMap(({ group, rows: found }) =>
      found.map(({ id }) => group + id),
    );
  const now = places(newest);
  return places(shown).every((place, at) => place === now[at]);
}
