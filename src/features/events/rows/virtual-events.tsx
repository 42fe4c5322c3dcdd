import { eventDay } from '#domain/time/event-day.ts';
import { useMemo } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { EventListRow } from './event-list-row.tsx';
import type { EventSection } from '#domain/event/group-events.ts';
import type { ListedEvent } from '#domain/event/seen-rows.ts';
import type { RowState } from './row-state.ts';
import { sectionTitle } from '#i18n/words/section-title.ts';
import { VirtualList } from '#ui/lists/virtual-list.tsx';

type Entry =
  | { readonly section: EventSection<ListedEvent>; readonly event?: undefined }
  | { readonly event: ListedEvent };

const HEADING_PX = 60;
const ROW_PX = 126;

type VirtualEventsProps = {
  sections: readonly EventSection<ListedEvent>[];
  now: string;
  row_state: RowState;
};

/** The same list for hundreds of rows: only the visible ones are in the document. */
// A default export, because React.lazy takes nothing else.
export default function VirtualEvents({ sections, now, row_state }: VirtualEventsProps) {
  const { LL, locale } = useI18nContext();
  const words = { LL, locale, today: eventDay(now) };
  const entries = useMemo(
    () => sections.flatMap((section): Entry[] => [{ section }, ...section.rows.map(asEntry)]),
    [sections],
  );
  return (
    <VirtualList
      label={LL.events.title()}
      items={entries}
      keyOf={keyOf}
      estimate_px={heightOf}
      render={(entry, element) =>
        entry.event ? (
          <EventListRow
            key={entry.event.id}
            event={entry.event}
            now={now}
            element={element}
            {...row_state(entry.event.id)}
          />
        ) : (
          <li key={entry.section.group} {...element} className="pt-6 pb-2">
            <h2 className="text-lg text-secondary">{sectionTitle(entry.section, words)}</h2>
          </li>
        )
      }
    />
  );
}

const asEntry = (event: ListedEvent): Entry => ({ event });
const heightOf = (entry: Entry): number => (entry.event ? ROW_PX : HEADING_PX);
const keyOf = (entry: Entry): string => (entry.event ? entry.event.id : entry.section.group);
