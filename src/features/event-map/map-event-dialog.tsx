import { Link } from '@tanstack/react-router';
import Crosshair from 'lucide-react/icons/crosshair';
import type { MappedEvent } from '#domain/event/event-map.ts';
import { formatDay, formatDistance } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { EventChips, type EventChipsProps } from './event-chips.tsx';

type MapEventDialogProps = Omit<EventChipsProps, 'event'> & {
  mapped: MappedEvent | undefined;
  /** Undefined while nothing is moved. */
  onAdjust: ((id: string) => void) | undefined;
  onClose: () => void;
};

/** What a tap on the point of an event shows (Spec 2 §2). */
export function MapEventDialog(props: MapEventDialogProps) {
  const { mapped, now, mine, registration, onAdjust, onClose } = props;
  const { LL, locale } = useI18nContext();
  const words = LL.event_map;
  return (
    <Dialog
      open={mapped !== undefined}
      onClose={onClose}
      title={mapped?.event.name ?? ''}
      close_label={LL.common.close()}
      actions={
        mapped && (
          <>
            {onAdjust && mine && (
              <Button icon={Crosshair} onClick={() => onAdjust(mapped.event.id)}>
                {words.adjust_point()}
              </Button>
            )}
            <Link
              to="/event/$id"
              params={{ id: mapped.event.id }}
              className={buttonClass({ variant: 'main' })}
            >
              {words.details()}
            </Link>
          </>
        )
      }
    >
      {mapped && <EventChips {...{ event: mapped.event, now, mine, registration }} />}
      {mapped && (
        <ul className="flex flex-col gap-1 pt-1 tabular-nums">
          <li>{`${formatDay(mapped.event.date, locale)}, ${mapped.event.time}`}</li>
          <li>{mapped.event.location}</li>
          <li>{LL.events.game_mode[mapped.event.game_mode]()}</li>
          {mapped.distance_m !== undefined && (
            <li>
              {LL.events.distance.away({ distance: formatDistance(mapped.distance_m, locale) })}
            </li>
          )}
          {onAdjust && !mine && <li className="text-soft">{words.only_organiser()}</li>}
        </ul>
      )}
    </Dialog>
  );
}
