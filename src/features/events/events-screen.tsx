import type { ReactNode } from 'react';
import { Suspense, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { withWords } from '#i18n/locale.ts';
import { isWideScreen, subscribeWideScreen } from '#platform/wide-screen.ts';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { ListFrame } from './desk/list-frame.tsx';
import { EventsList } from './events-list.tsx';
import { changed, cleared, type EventsSearch, type SearchChange } from './search/events-search.ts';
import { ListHeader } from './list-header.tsx';
import { useTypedTerm } from '#ui/fields/use-typed-term.ts';

type EventsScreenProps = {
  /** UTC ISO instant. */
  now: string;
  search: EventsSearch;
  /** Changes the newest search: a second tap may come before the first one is in the address. */
  onSearch: (change: (newest: EventsSearch) => EventsSearch) => void;
  /** The sponsors, after the list. */
  ads?: ReactNode;
  /** On a wide screen, one event beside the list. */
  beside?: ReactNode;
};

const DeskFilters = lazyExtra(() => withWords(import('./desk/desk-filters.tsx')));

export function EventsScreen({ now, search, onSearch, ads, beside }: EventsScreenProps) {
  const { LL } = useI18nContext();
  const is_wide = useSyncExternalStore(subscribeWideScreen, isWideScreen);
  const [term, setTerm] = useTypedTerm(search.q, (q) => onSearch((newest) => ({ ...newest, q })));
  const found = useDeferredValue(term);
  // the same elements while only the typed text has changed: they render again when the result
  // follows
  const framed = useMemo(() => {
    const change = (to: SearchChange) => onSearch((newest) => changed({ ...newest, q: found }, to));
    const clear = () => {
      setTerm('');
      onSearch(cleared);
    };
    return (
      <ListFrame
        filters={
          is_wide && (
            <Suspense>
              <DeskFilters search={search} onSearch={change} />
            </Suspense>
          )
        }
        beside={is_wide && beside}
      >
        <EventsList now={now} term={found} search={search} onSearch={change} onClear={clear} />
        {ads}
      </ListFrame>
    );
  }, [now, found, search, onSearch, setTerm, is_wide, ads, beside]);
  return (
    <>
      <ScreenTitle>{LL.events.title()}</ScreenTitle>
      <ListHeader term={term} onTerm={setTerm} />
      {framed}
    </>
  );
}
