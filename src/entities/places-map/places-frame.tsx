import { Link } from '@tanstack/react-router';
import ChevronUp from 'lucide-react/icons/chevron-up';
import {
  useId,
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { refuseMoved } from '#entities/still/refuse-moved.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { useRootState } from '#ui/use-root-state.ts';
import { useListHeight, type ListHeight, type ListView } from './use-list-height.ts';
import './places-frame.css';

type PlacesFrameProps = {
  kind: 'arenas' | 'events';
  title: string;
  /** How many, in words; undefined until the count is known. */
  count: string | undefined;
  search: { readonly view?: unknown; readonly [more: string]: unknown };
  onView: (view: ListView) => void;
  /** Search and filters. */
  tools: ReactNode;
  /** @param covered what stands over it */
  map: (covered: { readonly top: number; readonly bottom: number }) => ReactNode;
  /** The way to a new one. */
  action: ReactNode;
  /** The list, the chosen one at its top. */
  children: ReactNode;
};

const NEXT = { grip: 'half', half: 'whole', whole: 'grip' } as const;
const HIGHER = { grip: 'half', half: 'whole', whole: 'whole' } as const;
const LOWER = { grip: 'grip', half: 'grip', whole: 'half' } as const;

/**
 * A map with its list: on a phone the list lies over the map, and is pulled to one of three heights;
 * from 1024 px on it stands beside it. It fills the window, so there is no footer (law 3 of a screen).
 */
export function PlacesFrame(props: PlacesFrameProps) {
  const { kind, title, count, search, onView, tools, map, action, children } = props;
  const id = useId();
  useRootState('map'); // first: the list is measured in the room that this gives
  const { scroller, half, list, ...pulled } = useListHeight(search.view, onView);
  const { height, covered, to, onFocus } = pulled;
  const room = {
    '--covered-top': `${covered.top}px`,
    '--covered-bottom': `${covered.bottom}px`,
  } as CSSProperties;
  return (
    <div className="places" data-height={height} style={room}>
      <ScreenTitle>{title}</ScreenTitle>
      {/* that the place of this device is not known comes above the switch */}
      <div ref={refuseMoved} className="places-tools">
        <div className="places-find">{tools}</div>
        <PlacesSwitch kind={kind} search={search} />
      </div>
      <div className="places-map">{map(covered)}</div>
      <div ref={scroller} className="places-scroll" data-scrolls-rows>
        <div ref={half} className="places-half" />
        <section ref={list} aria-labelledby={id} className="places-list" onFocus={onFocus}>
          <header className="places-head">
            <Grip height={height} onHeight={to} />
            <div className="places-title">
              <h1 id={id} className="text-xl leading-tight">
                {title}
              </h1>
              <p role="status" className="text-soft tabular-nums">
                {count}
              </p>
            </div>
            <div className="places-action">{action}</div>
          </header>
          <div className="places-rows flex flex-col gap-2">{children}</div>
        </section>
      </div>
    </div>
  );
}

type GripProps = { height: ListHeight; onHeight: (height: ListHeight) => void };

/** The head of the list as one button: a tap raises the list, and lowers the whole one. */
function Grip({ height, onHeight }: GripProps) {
  const words = useI18nContext().LL.map.grip;
  // a second key may come before the address says what the first one asked for
  const asked = useRef(height);
  useLayoutEffect(() => void (asked.current = height), [height]);
  const press = (event: KeyboardEvent) => {
    const ways = { ArrowUp: HIGHER, ArrowDown: LOWER }[event.key];
    if (!ways) return;
    event.preventDefault(); // nothing else scrolls
    const next = ways[asked.current];
    if (next === asked.current) return;
    asked.current = next;
    onHeight(next);
  };
  return (
    <button
      type="button"
      className="places-grip"
      aria-label={words[height]()}
      aria-description={words.how()}
      onClick={() => onHeight(NEXT[height])}
      onKeyDown={press}
    >
      <ChevronUp aria-hidden />
    </button>
  );
}

/** What both maps understand of an address: the other one shows the same part, as high a list, the same words. */
const SHARED = ['view', 'area', 'q'] as const;

function PlacesSwitch({ kind, search }: Pick<PlacesFrameProps, 'kind' | 'search'>) {
  const { nav } = useI18nContext().LL.shell;
  const shared = Object.fromEntries(SHARED.map((one) => [one, search[one]]));
  const ways = [
    ['arenas', '/map', nav.arenas()],
    ['events', '/events/map', nav.events()],
  ] as const;
  return (
    <nav aria-label={nav.map()} className="places-switch">
      {ways.map(([of, to, word]) => (
        <Link
          key={of}
          to={to}
          search={shared}
          replace
          resetScroll={false}
          activeProps={{}}
          aria-current={of === kind ? 'page' : undefined}
        >
          {word}
        </Link>
      ))}
    </nav>
  );
}
