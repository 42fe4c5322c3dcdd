import { Link } from '@tanstack/react-router';
import Lock from 'lucide-react/icons/lock';
import MapPinned from 'lucide-react/icons/map-pinned';
import Navigation from 'lucide-react/icons/navigation';
import { placeParts } from '#domain/place/place-parts.ts';
import { directionsLink } from '#domain/place/directions.ts';
import { LinkedText } from '#entities/linked-text/linked-text.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { EventExtras } from '#live/event/use-event-extras.ts';
import { isAndroid } from '#platform/install/android.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';

type PlaceProps = { event: AirsoftEvent; extras: EventExtras };

/**
 * Where it is, and how to get there. A secret place is in a row that the server gives only to the
 * organiser, to staff, and to registered people.
 */
export function Place({ event, extras }: PlaceProps) {
  const { LL } = useI18nContext();
  const { payment, arena } = extras;
  const secret_place = payment?.secret_place;
  const link = directionsLink(event, { android: isAndroid(), secret_place });
  const words = LL.event.facts;
  const [begin, whole] = placeParts(event.location);
  return (
    <>
      <p className="mb-3 wrap-anywhere">
        <LinkedText text={begin} />
        {whole && (
          <span className="inline-block">
            <LinkedText text={whole} />
          </span>
        )}
      </p>
      {event.place_is_secret && (
        <p className="mb-3 flex items-start gap-2">
          <Lock aria-hidden className="mt-0.5 size-5 shrink-0 text-secondary" />
          <span className="min-w-0 break-words">
            {secret_place ?? (payment ? words.place_not_said() : words.place_for_registered())}
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
        {/* a line of its own begins where the text above it does */}
        {arena && !event.place_is_secret && (
          <Link
            to="/arena/$id"
            params={{ id: arena.id }}
            className="inline-flex tap-height items-center gap-2 underline"
          >
            <MapPinned aria-hidden className="size-5" />
            {arena.name}
          </Link>
        )}
      </div>
    </>
  );
}
