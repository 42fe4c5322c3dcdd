import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Of the list before its map, on a phone: its head, half, and all of it. */
export type ListHeight = 'grip' | 'half' | 'whole';
/** As the address says it. */
export type ListView = 'map' | 'list' | undefined;

const VIEWS = { grip: 'map', half: undefined, whole: 'list' } as const;
/** So long after the last scroll event the list is at rest, with no finger on it. */
const REST_MS = 150;

export const heightOf = (view: unknown): ListHeight =>
  view === 'map' ? 'grip' : view === 'list' ? 'whole' : 'half';

type Stops = Readonly<Record<ListHeight, number>>;

/** The nearest of the three; scrolled further, the list is whole. */
export function heightAt({ grip, half, whole }: Stops, top: number): ListHeight {
  if (top > (half + whole) / 2) return 'whole';
  return top > (grip + half) / 2 ? 'half' : 'grip';
}

/**
 * A list that is pulled over its map by its own scroll (places-frame.css): the browser moves it under the
 * finger, by the wheel and by the keys, and stops it at one of three heights. The address says which.
 * Beside a map it has no heights.
 */
export function useListHeight(view: unknown, onView: (view: ListView) => void) {
  const scroller = useRef<HTMLDivElement>(null);
  const half = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const height = heightOf(view);
  const [covered, setCovered] = useState({ top: 0, bottom: 0 });

  /** How far it is scrolled at each height; undefined beside a map. */
  const stopsOf = (): Stops | undefined =>
    half.current?.offsetParent && list.current
      ? { grip: 0, half: half.current.offsetTop, whole: list.current.offsetTop }
      : undefined;
  const place = useEffectEvent((behavior: ScrollBehavior) => {
    const [element, stops] = [scroller.current, stopsOf()];
    let [top, bottom] = [0, 0];
    if (element && stops) {
      if (heightAt(stops, element.scrollTop) !== height) {
        element.scrollTo({ top: stops[height], behavior });
      }
      top = element.offsetTop;
      // the whole list hides the map, which keeps the room of the half list
      bottom = element.clientHeight - stops.whole + (height === 'grip' ? 0 : stops.half);
    }
    setCovered((before) =>
      before.top === top && before.bottom === bottom ? before : { top, bottom },
    );
  });
  const settle = useEffectEvent(() => {
    const stops = stopsOf();
    const now = stops && heightAt(stops, scroller.current!.scrollTop);
    if (now && now !== height) onView(VIEWS[now]);
  });

  const first = useRef(true);
  useLayoutEffect(() => {
    const at_once = first.current || matchMedia('(prefers-reduced-motion: reduce)').matches;
    first.current = false;
    place(at_once ? 'instant' : 'smooth');
  }, [height]);
  useEffect(() => {
    const element = scroller.current!;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, REST_MS);
    };
    element.addEventListener('scroll', rest);
    const watching = new ResizeObserver(() => place('instant'));
    watching.observe(element);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', rest);
      watching.disconnect();
    };
  }, []);

  return {
    scroller,
    half,
    list,
    height,
    covered,
    to: (next: ListHeight) => onView(VIEWS[next]),
    /** Opens the whole list when a key moves the focus below its edge: a half list would spring back. */
    onFocus: ({ target }: { readonly target: HTMLElement }) => {
      const by_key = target.tabIndex >= 0 && target.matches(':focus-visible');
      if (!stopsOf() || height === 'whole' || !by_key) return;
      const { bottom } = scroller.current!.getBoundingClientRect();
      if (target.getBoundingClientRect().bottom > bottom) onView('list');
    },
  };
}
