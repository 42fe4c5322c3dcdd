import { useState } from 'react';
import type { EventTab } from '#features/event/event-tab.ts';
import { EventBeside } from '#features/events/desk/event-beside.tsx';
import { EventPage } from './event-page.tsx';

/** The page of an event beside the list, on a desk: all of it, with its tabs. */
// A default export, because React.lazy takes nothing else.
export default function DeskEvent() {
  const [shown, setShown] = useState<{ id: string; tab: EventTab }>();
  return (
    <EventBeside>
      {(id) => (
        <EventPage
          beside
          id={id}
          tab={shown?.id === id ? shown.tab : 'details'}
          onTab={(tab) => setShown({ id, tab })}
        />
      )}
    </EventBeside>
  );
}
