import { useVirtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
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

type ScrollerListProps<Item> = Omit<VirtualListProps<Item>, 'render'> & {
  render: (item: Item, element?: RowElement) => ReactNode;
  /** How far it is scrolled when it appears. */
  initialOffset?: () => number;
  /** The key of the row that is then in view; again when one of these changes. */
  reveals?: readonly [key: string | undefined, when: unknown];
};

const scrollerOf = (list: HTMLElement | null) =>
  list?.closest<HTMLElement>('[data-scrolls-rows]') ?? null;

/** The same in the scroll of the element around it that is marked with `data-scrolls-rows`. */
export function ScrollerList<Item>(props: ScrollerListProps<Item>) {
  const { label, items, keyOf, estimate_px, render, initialOffset, reveals = [] } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // where the rows begin in the scroller: parts above them come and go
  useLayoutEffect(() => {
    const [element, scroller] = [list.current, scrollerOf(list.current)];
    if (!element?.parentElement || !scroller) return undefined;
    const measure = () => {
      const from = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      setTop(Math.round(from + scroller.scrollTop));
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(element.parentElement);
    return () => watching.disconnect();
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- we run no React Compiler
  const virtual = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: items.length,
    getScrollElement: () => scrollerOf(list.current),
    ...(initialOffset && { initialOffset }),
    scrollMargin: top,
    overscan: 6,
    estimateSize: (at) => estimate_px(items[at]!),
    getItemKey: (at) => keyOf(items[at]!),
  });
  const [key, when] = reveals;
  const reveal = useEffectEvent(() => {
    const at = key === undefined ? -1 : items.findIndex((item) => keyOf(item) === key);
    if (at >= 0) virtual.scrollToIndex(at, { align: 'auto' });
  });
  useEffect(() => reveal(), [key, when]);
  const { measureElement } = virtual;
  const elementAt = useMemo(
    () => elementsOf(measureElement, items.length),
    [measureElement, items.length],
  );
  const shown = virtual.getVirtualItems();
  return (
    <ul
      ref={list}
      aria-label={label}
      className="divide-y divide-line"
      style={{
        paddingTop: (shown[0]?.start ?? top) - top,
        paddingBottom: virtual.getTotalSize() - ((shown.at(-1)?.end ?? top) - top),
      }}
    >
      {shown.map(({ index }) => render(items[index]!, elementAt(index)))}
    </ul>
  );
}
