import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import MapPinned from 'lucide-react/icons/map-pinned';
import Navigation from 'lucide-react/icons/navigation';
import { directionsLink } from '#domain/place/directions.ts';
import { LinkedText } from '#entities/linked-text/linked-text.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { isAndroid } from '#platform/install/android.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';

/**
 * Where it is, and how to get there. A secret place is in a row that the server gives only to the
 * organiser, to staff, and to registered people.
 */
export function Place({ event }: { event: AirsoftEvent }) {
  const { LL } = useI18nContext();
  const payment = useLiveRecord('event_payments', event.id);
  const known = payment.state === 'present' ? payment.row : undefined;
  const secret_place = known?.secret_place;
  const link = directionsLink(event, { android: isAndroid(), secret_place });
  const words = LL.event.facts;
  return (
    <>
      <p className="mb-3 wrap-anywhere">
        <LinkedText text={event.location} />
      </p>
      {event.place_is_secret && (
        <p className="mb-3 flex items-start gap-2">
          <Lock aria-hidden className="mt-0.5 size-5 shrink-0 text-secondary" />
          <span className="min-w-0 break-words">
            {secret_place ?? (known ? words.place_not_said() : words.place_for_registered())}
          </span>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {link && (
          <a href={link} target="_blank" rel="noreferrer" className={buttonClass()}>
            <Navigation aria-hidden className="size-5" />
            {LL.event.action.directions()}
          </a>
        )}
        {event.arena_id && !event.place_is_secret && <ArenaLink id={event.arena_id} />}
      </div>
    </>
  );
}

/** To the page of the arena; nothing where this device does not know it. */
function ArenaLink({ id }: { id: string }) {
  const arena = useLiveRecord('arenas', id);
  if (arena.state !== 'present') return null;
  return (
    <Link to="/arena/$id" params={{ id }} className={buttonClass({ variant: 'plain' })}>
      <MapPinned aria-hidden className="size-5" />
      {arena.row.name}
    </Link>
  );
}
