import { useEffect, useEffectEvent, useState } from 'react';
import { LOOK_MS, useStillness } from './use-stillness.ts';

type Rule<List> = {
  /** What was painted before this part of the screen came. */
  readonly first?: List | undefined;
  /** What the person chose and typed, and who they are: another one moves the rows at once. */
  readonly asked: string;
  /** Whether every row that is shown keeps its place. */
  readonly follows: (newest: List, shown: List) => boolean;
  /** The element that holds the rows, where somebody may have looked at them. */
  readonly box?: (() => HTMLElement | null) | undefined;
};

/**
 * Nothing moves under the thumb (law 1): a list that would move what is shown waits until nobody has
 * touched the screen for two seconds, and takes no tap until it could be looked at.
 * @returns the list to show
 */
export function useStill<List>(newest: List, { first, asked, follows, box }: Rule<List>): List {
  const [shown, setShown] = useState({ list: first ?? newest, asked });
  const whenStill = useStillness();
  const is_new = newest !== shown.list;
  const is_free = asked !== shown.asked || !is_new || follows(newest, shown.list);
  if (is_free && (is_new || asked !== shown.asked)) setShown({ list: newest, asked });
  const settle = useEffectEvent(() => {
    setShown({ list: newest, asked });
    refuseTaps(box?.());
  });
  useEffect(() => {
    if (is_free) return;
    return whenStill(settle);
  }, [is_free, newest, asked, whenStill]);
  return is_free ? newest : shown.list;
}

function refuseTaps(box: HTMLElement | null | undefined): void {
  if (!box) return;
  box.style.pointerEvents = 'none';
  setTimeout(() => (box.style.pointerEvents = ''), LOOK_MS);
}
