import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';

/** The way from the map to the list of events with its filters. */
export function WayToList() {
  return (
    <Link
      to="/events"
      activeOptions={{ exact: true }}
      className="inline-flex tap-height items-center self-start underline"
    >
      {useI18nContext().LL.event_map.list()}
    </Link>
  );
}

export function NewEvent() {
  const { LL } = useI18nContext();
  return (
    <Link to="/event/create" className={buttonClass()}>
      <Plus aria-hidden className="size-5 shrink-0" />
      <span>{LL.events.new_event()}</span>
    </Link>
  );
}
