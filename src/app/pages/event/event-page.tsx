import { EventScreen } from '#features/event/event-screen.tsx';
import type { EventTab } from '#features/event/event-tab.ts';
import { RowsBoundary, RowsFailed } from '#entities/absent/rows-boundary.tsx';
import { EventNotHere, InvalidEventId, NoSuchEvent } from '#entities/event/no-event.tsx';
import { isId } from '#domain/words/is-id.ts';
import { useNow } from '#entities/age/use-now.ts';
import { aroundTabs } from './event-around-tabs.tsx';
import { inTabs } from './event-in-tabs.tsx';

type EventPageProps = {
  id: string;
  tab: EventTab;
  onTab: (tab: EventTab) => void;
  /** Beside the list, which is the screen. */
  beside?: boolean;
};

/**
 * The screen of one event, composed of the features' parts. An unknown event shows a link to the
 * list.
 */
export function EventPage({ id, tab, onTab, beside = false }: EventPageProps) {
  const now = useNow();
  if (!isId(id)) return <InvalidEventId />;
  return (
    <RowsBoundary key={id} failed={<RowsFailed title={(LL) => LL.event.load_failed()} />}>
      <EventScreen
        id={id}
        beside={beside}
        now={now}
        tab={tab}
        onTab={onTab}
        absent={<NoSuchEvent />}
        not_here={<EventNotHere beside={beside} />}
        parts={{ ...aroundTabs(now), ...inTabs(now) }}
      />
    </RowsBoundary>
  );
}
