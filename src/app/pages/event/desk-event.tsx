import { useNavigate } from '@tanstack/react-router';
import { EventBeside } from '#features/events/desk/event-beside.tsx';
import { EventPage } from './event-page.tsx';

/** The event beside the list, on a desk. Another tab than the first opens the event's own page. */
// A default export, because React.lazy takes nothing else.
export default function DeskEvent() {
  const navigate = useNavigate();
  return (
    <EventBeside>
      {(id) => (
        <EventPage
          beside
          id={id}
          tab="details"
          onTab={(tab) => void navigate({ to: '/event/$id', params: { id }, search: { tab } })}
        />
      )}
    </EventBeside>
  );
}
