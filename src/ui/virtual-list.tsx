import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { RowElement } from './list-row.tsx';

type VirtualListProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Height before it is measured. Stable over renders, as keyOf is. */
  estimate_px: (item: Item) => number;
  /** An `<li>` with `element` spread on it. */
  render: (item: Item, element: RowElement) => ReactNode;
};

/** A list in the page's own scroll that keeps only the rows in sight, between two paddings. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { items, keyOf, estimate_px, render } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // where the list begins in the page, whatever stands above it
  useLayoutEffect(() => {
    const found = list.current?.getBoundingClientRect().top ?? 0;
    setTop(Math.round(found + window.scrollY));
  }, []);
  const placed = useSameOrder(items, keyOf);
  // oxlint-disable-next-line react/incompatible-library -- we run no React Compiler
  const virtual = useWindowVirtualizer({
    count: items.length,
    scrollMargin: top,
    overscan: 6,
    estimateSize: useCallback((at) => estimate_px(placed[at]!), [estimate_px, placed]),
    getItemKey: useCallback((at) => keyOf(placed[at]!), [keyOf, placed]),
  });
  const { measureElement } = virtual;
  const elementAt = useMemo(
    () => elementsOf(measureElement, items.length),
    [measureElement, items.length],
  );
  const shown = virtual.getVirtualItems();
  const above = (shown[0]?.start ?? top) - top;
  const below = virtual.getTotalSize() - ((shown.at(-1)?.end ?? top) - top);
  return (
    <ul
      ref={list}
      aria-label={props.label}
      className="divide-y divide-line"
      style={{ paddingTop: above, paddingBottom: below }}
    >
      {shown.map(({ index }) => render(items[index]!, elementAt(index)))}
    </ul>
  );
}

/**
 * The items of last time while the same ones stand in the same order: other ones make the virtualizer lay out
 * the whole list, and a row that only changed its text moves nothing.
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

/** One object for each place, so that a row which did not change is not drawn again. */
function elementsOf(ref: RowElement['ref'], count: number): (index: number) => RowElement {
  const made = new Map<number, RowElement>();
  return (index) => {
    const element = made.get(index) ?? {
      ref,
      'data-index': index,
      'aria-posinset': index + 1,
      'aria-setsize': count,
    };
    made.set(index, element);
    return element;
  };
}
