import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { EventGroup } from '#domain/event-day.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { EventListRow } from './event-list-row.tsx';
import type { EventSection } from './group-events.ts';
import type { ListedEvent } from './listed-event.ts';
import type { RowState } from './row-state.ts';

type Entry =
  | { readonly group: EventGroup; readonly event?: undefined }
  | { readonly event: ListedEvent };

const HEADING_PX = 60;
const ROW_PX = 130;

type VirtualEventsProps = {
  sections: readonly EventSection<ListedEvent>[];
  now: string;
  row_state: RowState;
};

/** The same list for hundreds of rows: only those in sight are in the document. */
// A default export, because React.lazy takes nothing else.
export default function VirtualEvents({ sections, now, row_state }: VirtualEventsProps) {
  const { LL } = useI18nContext();
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  const entries = useMemo(
    () => sections.flatMap(({ group, rows }): Entry[] => [{ group }, ...rows.map(asEntry)]),
    [sections],
  );
  // oxlint-disable-next-line react/incompatible-library -- we run no React Compiler
  const virtual = useWindowVirtualizer({
    count: entries.length,
    scrollMargin: top,
    overscan: 6,
    estimateSize: (at) => (entries[at]?.event ? ROW_PX : HEADING_PX),
    getItemKey: (at) => keyOf(entries[at]!),
  });
  const items = virtual.getVirtualItems();
  const above = (items[0]?.start ?? top) - top;
  const below = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <ul
      ref={list}
      aria-label={LL.events.title()}
      className="divide-y divide-line"
      style={{ paddingTop: above, paddingBottom: below }}
    >
      {items.map(({ index, key }) => {
        const entry = entries[index]!;
        const element = {
          ref: virtual.measureElement,
          'data-index': index,
          'aria-posinset': index + 1,
          'aria-setsize': entries.length,
        };
        return entry.event ? (
          <EventListRow
            key={key}
            event={entry.event}
            now={now}
            element={element}
            {...row_state(entry.event.id)}
          />
        ) : (
          <li key={key} {...element} className="pt-6 pb-2">
            <h2 className="text-lg text-secondary">{LL.events.group[entry.group]()}</h2>
          </li>
        );
      })}
    </ul>
  );
}

const asEntry = (event: ListedEvent): Entry => ({ event });
const keyOf = (entry: Entry): string => (entry.event ? entry.event.id : entry.group);
