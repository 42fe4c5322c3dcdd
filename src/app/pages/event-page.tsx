import { EventScreen } from '#features/event/event-screen.tsx';
import type { EventTab } from '#features/event/event-tab.ts';
import { EventNotHere, NoSuchEvent } from '#features/event-form/no-form.tsx';
import { PushForReminders } from '#features/notifications/push-for-reminders.tsx';
import { isId } from './is-id.ts';
import { SponsorSlot } from './sponsor-slot.tsx';
import { useNow } from './use-now.ts';

type EventPageProps = { id: string; tab: EventTab; onTab: (tab: EventTab) => void };

/** One event, with what sponsors say and whether reminders reach this device; one that there is not leads to the list. */
export function EventPage({ id, tab, onTab }: EventPageProps) {
  const now = useNow();
  if (!isId(id)) return <NoSuchEvent />;
  return (
    <EventScreen
      key={id}
      id={id}
      now={now}
      tab={tab}
      onTab={onTab}
      absent={<NoSuchEvent />}
      not_here={<EventNotHere />}
      ads={<SponsorSlot location="event-details" count={1} now={now} />}
      reminder_delivery={<PushForReminders />}
    />
  );
}
