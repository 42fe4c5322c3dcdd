import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

type RowsOfWindow<Item> = {
  /** The element that contains the rows and the space around them. */
  box: RefObject<HTMLElement | null>;
  items: readonly Item[];
  /** Stable over renders, like estimate_px. */
  keyOf: (item: Item) => string;
  /** Height before it is measured. */
  estimate_px: (item: Item) => number;
  /** How many extra rows are rendered at either end. */
  overscan: number;
};

/**
 * Which of many rows are visible in the page's own scroll, and how much space those above and below
 * them take.
 */
export function useWindowRows<Item>(given: RowsOfWindow<Item>) {
  const { box, items, keyOf, estimate_px, overscan } = given;
  const [top, setTop] = useState(0);
  // where the rows begin in the page, whatever stands above them
  useLayoutEffect(() => {
    const found = box.current?.getBoundingClientRect().top ?? 0;
    setTop(Math.round(found + window.scrollY));
  }, [box]);
  const placed = useSameOrder(items, keyOf);
  // oxlint-disable-next-line react/incompatible-library -- we run no React Compiler
  const virtual = useWindowVirtualizer({
    count: items.length,
    scrollMargin: top,
    overscan,
    estimateSize: useCallback((at) => estimate_px(placed[at]!), [estimate_px, placed]),
    getItemKey: useCallback((at) => keyOf(placed[at]!), [keyOf, placed]),
  });
  const shown = virtual.getVirtualItems();
  return {
    /** The ref of each row, which needs `data-index`. */
    measure: virtual.measureElement,
    shown: shown.map(({ index }) => index),
    above_px: (shown[0]?.start ?? top) - top,
    below_px: virtual.getTotalSize() - ((shown.at(-1)?.end ?? top) - top),
  };
}

/**
 * Returns the previous array while the same items stand in the same order: a new array makes the
 * virtualizer lay out the whole list, and a row whose text changed moves nothing.
 */
function useSameOrder<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const [placed, setPlaced] = useState(items);
  const same =
    placed === items ||
    (placed.length === items.length &&
      items.every((item, at) => keyOf(item) === keyOf(placed[at]!)));
  if (same) return placed;
  setPlaced(items);
  return items;
}
