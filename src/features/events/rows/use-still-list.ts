import { useEffect, useState } from 'react';
import { LOOK_MS, useStillness } from '#entities/still/use-stillness.ts';
import { groupEvents } from '#domain/event/group-events.ts';
import type { ListedRow } from '../first-events.ts';
import { LIST_ID } from '../search/search-bar.tsx';

export type StillList = {
  readonly rows: readonly ListedRow[] | undefined;
  /** The id of my next game. */
  readonly next: string | undefined;
};

type Asked = {
  /** What the person chose and typed, and who they are: another one moves the rows at once. */
  asked: string;
  today: string;
  /** Rows of another order or of a filter: any change of one may move it. */
  is_narrow: boolean;
  /** Whether the whole list was read: until then nobody has looked at it. */
  complete: boolean;
};

/**
 * Nothing moves under the thumb (law 1): rows that a pull brings, takes or moves find their places
 * once nobody has touched the screen for two seconds, and are no target of a tap until they could be
 * looked at. What comes after the last row moves nothing, and is shown at once.
 */
export function useStillList(
  newest: StillList,
  { asked, today, is_narrow, complete }: Asked,
): StillList {
  const [shown, setShown] = useState({ list: newest, asked });
  const whenStill = useStillness();
  const is_new = newest !== shown.list;
  const is_free =
    asked !== shown.asked || !is_new || (!is_narrow && follows(newest, shown.list, today));
  if (is_free && (is_new || asked !== shown.asked)) setShown({ list: newest, asked });
  useEffect(() => {
    if (is_free) return;
    return whenStill(() => {
      setShown({ list: newest, asked });
      if (complete) refuseTaps();
    });
  }, [is_free, newest, asked, complete, whenStill]);
  return is_free ? newest : shown.list;
}

/** Whether every row that is shown keeps its place. */
function follows(newest: StillList, shown: StillList, today: string): boolean {
  const places = ({ rows = [], next }: StillList) =>
    groupEvents(rows, today, { by: 'date', next }).flatMap(({ group, rows: found }) =>
      found.map(({ id }) => group + id),
    );
  const now = places(newest);
  return places(shown).every((place, at) => place === now[at]);
}

function refuseTaps(): void {
  const list = document.getElementById(LIST_ID);
  if (!list) return;
  list.style.pointerEvents = 'none';
  setTimeout(() => (list.style.pointerEvents = ''), LOOK_MS);
}
