import { useParams } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ManyRowsProps } from '#ui/lists/many-rows.tsx';
import { elementsOf } from '#ui/lists/virtual-list.tsx';
import { useNearFirst } from '../near/use-near-first.ts';
import { useBeside } from './beside-store.ts';

/** Marks what scrolls the rows. */
export const SCROLLER = 'teams-side-rows';

const scrollerOf = (box: HTMLElement | null) => box?.closest<HTMLElement>(`.${SCROLLER}`) ?? null;

/**
 * As ManyRows, in a scroll of their own: of any number of rows only the visible ones are in the
 * document. The row of the open team is among them when the list appears, and when the team or the order
 * changes.
 */
export function SideRows<Item>(props: ManyRowsProps<Item>) {
  const { label, items, keyOf, estimate_px, render } = props;
  const box = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // where the rows begin in what scrolls
  useLayoutEffect(() => {
    const scroller = scrollerOf(box.current);
    if (!box.current || !scroller) return;
    const from = box.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    setTop(Math.round(from + scroller.scrollTop));
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- we run no React Compiler
  const virtual = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: items.length,
    getScrollElement: () => scrollerOf(box.current),
    initialOffset: () => useBeside.getState().top,
    scrollMargin: top,
    overscan: 6,
    estimateSize: (at) => estimate_px(items[at]!),
    getItemKey: (at) => keyOf(items[at]!),
  });
  const { id } = useParams({ strict: false });
  const showOpen = useEffectEvent(() => {
    const at = items.findIndex((item) => keyOf(item) === id);
    if (at >= 0) virtual.scrollToIndex(at, { align: 'auto' });
  });
  const near_first = useNearFirst();
  useEffect(() => showOpen(), [id, near_first]);
  const { measureElement } = virtual;
  const elementAt = useMemo(
    () => elementsOf(measureElement, items.length),
    [measureElement, items.length],
  );
  const shown = virtual.getVirtualItems();
  return (
    <ul
      ref={box}
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
