import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ManyRowsProps } from '#ui/lists/many-rows.tsx';
import { elementsOf } from '#ui/lists/virtual-list.tsx';

const scrollerOf = (list: HTMLElement | null) =>
  list?.closest<HTMLElement>('[data-scrolls-rows]') ?? null;

/** As VirtualList, in the scroll of the element around it that is marked with `data-scrolls-rows`. */
export function ScrollerList<Item>(props: ManyRowsProps<Item>) {
  const { label, items, keyOf, estimate_px, render } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // where the rows begin in what scrolls: what stands above them comes and goes
  useLayoutEffect(() => {
    const [element, scroller] = [list.current, scrollerOf(list.current)];
    if (!element?.parentElement || !scroller) return undefined;
    const watching = new ResizeObserver(() => {
      const from = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      setTop(Math.round(from + scroller.scrollTop));
    });
    watching.observe(element.parentElement);
    return () => watching.disconnect();
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- we run no React Compiler
  const virtual = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: items.length,
    getScrollElement: () => scrollerOf(list.current),
    scrollMargin: top,
    overscan: 6,
    estimateSize: (at) => estimate_px(items[at]!),
    getItemKey: (at) => keyOf(items[at]!),
  });
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
