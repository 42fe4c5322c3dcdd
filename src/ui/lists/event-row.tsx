import Clock from 'lucide-react/icons/clock';
import Crosshair from 'lucide-react/icons/crosshair';
import Navigation from 'lucide-react/icons/navigation';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { DateBlock } from '../day-time/date-block.tsx';
import { ListRow, type RowElement } from './list-row.tsx';

type EventRowProps = {
  /** The name inside a link with class `rowLinkClass`. */
  title: ReactNode;
  date: { day: string; month: string; weekday: string };
  /** The full date and time in words, for a screen reader. */
  date_text: string;
  time?: string | undefined;
  /** A PlaceText. */
  location: ReactNode;
  /** "a 9,4 km", with a capacity; '' keeps its room; absent while the device's position is unknown. */
  distance?: string | undefined;
  /** Absent for an entry of a team's agenda. */
  game_mode?: string | undefined;
  /** Absent where the organiser did not say. */
  price?: string | undefined;
  /** A CapacityBar. */
  capacity?: ReactNode;
  /** StateChips. */
  state?: ReactNode;
  past?: boolean;
  level?: 2 | 3;
  element?: RowElement | undefined;
};

/**
 * An event in a list: date block, name, the place, a line of facts, places taken and how far it is,
 * state. The distance shares a line with the bar, which gives way, so that its room costs no line.
 */
export function EventRow(props: EventRowProps) {
  const { time, location, distance, game_mode, price, capacity, state, past = false } = props;
  return (
    <ListRow
      element={props.element}
      level={props.level ?? 2}
      leading={<DateBlock {...props.date} past={past} />}
      title={
        <>
          {props.title}
          <span className="sr-only">, {props.date_text}</span>
        </>
      }
      facts={
        <>
          <span className="max-w-full min-w-0">{location}</span>
          {time && (
            <span className="fact tabular-nums">
              <Clock aria-hidden />
              {time}
            </span>
          )}
          {game_mode && (
            <span className="fact">
              <Crosshair aria-hidden />
              {game_mode}
            </span>
          )}
          {price && <span className="fact">{price}</span>}
        </>
      }
      extra={
        capacity && (
          <div className="facts max-w-80">
            <div className="flex-1 text-base-content">{capacity}</div>
            {distance !== undefined && (
              <span className={classNames('fact min-w-24', distance === '' && 'invisible')}>
                <Navigation aria-hidden />
                {distance}
              </span>
            )}
          </div>
        )
      }
      trailing={state}
    />
  );
}
