import { useMemo, useRef, type ReactNode } from 'react';
import type { RowElement } from './list-row.tsx';
import { useWindowRows } from './use-window-rows.ts';

type VirtualListProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Height before it is measured. Stable over renders, like keyOf. */
  estimate_px: (item: Item) => number;
  /** An `<li>` with `element` spread on it. */
  render: (item: Item, element: RowElement) => ReactNode;
};

/**
 * A list within the page's own scroll that keeps only the visible rows in the document, between two
 * paddings.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, keyOf, estimate_px, render } = props;
  const box = useRef<HTMLUListElement>(null);
  const rows = useWindowRows({ box, items, keyOf, estimate_px, overscan: 6 });
  const { measure } = rows;
  const elementAt = useMemo(() => elementsOf(measure, items.length), [measure, items.length]);
  return (
    <ul
      ref={box}
      aria-label={label}
      className="divide-y divide-line"
      style={{ paddingTop: rows.above_px, paddingBottom: rows.below_px }}
    >
      {rows.shown.map((index) => render(items[index]!, elementAt(index)))}
    </ul>
  );
}

/** One object per index, so that a row which did not change is not rendered again. */
export function elementsOf(ref: RowElement['ref'], count: number): (index: number) => RowElement {
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
