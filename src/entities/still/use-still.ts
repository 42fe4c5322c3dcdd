import { useEffect, useEffectEvent, useState } from 'react';
import { useStillness } from './use-stillness.ts';

type Rule<List> = {
  /** What was painted before this part of the screen came. */
  readonly first?: List | undefined;
  /** What the person chose and typed, and who they are: another one moves the rows at once. */
  readonly asked: string;
  /** Whether every row that is shown keeps its place. */
  readonly follows: (newest: List, shown: List) => boolean;
  /** Told when rows moved by themselves, where somebody may have looked at them. */
  readonly onMove?: ((newest: List, shown: List) => void) | undefined;
};

/**
 * Nothing moves under the thumb (law 1): a list that would move what is shown waits until nobody has
 * touched the screen for two seconds.
 * @returns the list to show
 */
export function useStill<List>(newest: List, { first, asked, follows, onMove }: Rule<List>): List {
  const [shown, setShown] = useState({ list: first ?? newest, asked });
  const whenStill = useStillness();
  const is_new = newest !== shown.list;
  const is_free = asked !== shown.asked || !is_new || follows(newest, shown.list);
  if (is_free && (is_new || asked !== shown.asked)) setShown({ list: newest, asked });
  const settle = useEffectEvent(() => {
    setShown({ list: newest, asked });
    onMove?.(newest, shown.list);
  });
  useEffect(() => {
    if (is_free) return;
    return whenStill(settle);
  }, [is_free, newest, asked, whenStill]);
  return is_free ? newest : shown.list;
}
