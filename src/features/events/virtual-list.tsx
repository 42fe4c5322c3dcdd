import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { RowElement } from '#ui/list-row.tsx';

type VirtualListProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Height before it is measured. */
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
  // oxlint-disable-next-line react/incompatible-library -- we run no React Compiler
  const virtual = useWindowVirtualizer({
    count: items.length,
    scrollMargin: top,
    overscan: 6,
    estimateSize: (at) => estimate_px(items[at]!),
    getItemKey: (at) => keyOf(items[at]!),
  });
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
      {shown.map(({ index }) =>
        render(items[index]!, {
          ref: virtual.measureElement,
          'data-index': index,
          'aria-posinset': index + 1,
          'aria-setsize': items.length,
        }),
      )}
    </ul>
  );
}
