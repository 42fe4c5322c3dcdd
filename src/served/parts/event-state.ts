import { hasStarted, isFull, registrationState } from '#domain/event/event-rules.ts';
import type { ListedEvent, ShownEvent } from '#domain/event/seen-rows.ts';
import { html, type Markup } from '../html.ts';
import type { PublicTeam } from '../snapshot.ts';
import type { Reader } from '../words/words.ts';
import { stateChip } from './small-parts.ts';

/** An event, and who reads about it. */
export type EventFor = Reader & {
  event: ShownEvent;
  /** The teams that won; undefined where only their ids are known. */
  winners?: readonly PublicTeam[];
  /** This person has a place in it: the app says which, and its room is kept. */
  is_mine?: boolean;
};
export type RowFor = Reader & { event: ListedEvent };

/** The registration state, as far as it is the same for every visitor or every person. */
export const stateFor = ({ event, now, signed_in }: RowFor) =>
  registrationState(event, { now, signed_in, registered: false });

export const canRegister = (shown: RowFor): boolean => stateFor(shown) === 'needs_sign_in';

/** In a row: what is special about this event; nothing when anybody can register. */
export function rowChip(shown: RowFor): Markup | undefined {
  const { LL } = shown;
  const state = stateFor(shown);
  if (state !== 'cancelled' && hasStarted(shown.event, shown.now)) {
    return stateChip('past', LL.events.card.past());
  }
  switch (state) {
    case 'cancelled':
      return stateChip('cancelled', LL.events.cancelled());
    case 'postponed':
      return stateChip('warning', LL.events.postponed());
    case 'info_only':
      return stateChip('info', LL.events.card.info_only());
    case 'closed':
    case 'full':
      return listChips(shown);
    default:
      return undefined;
  }
}

/** A list may be closed, full, or both: it closes automatically when the last place is taken. */
const listChips = ({ event, LL }: RowFor): Markup =>
  html`${event.registration_closed && stateChip('closed', LL.events.card.closed())}${isFull(event) && stateChip('full', LL.events.card.full())}`;

/**
 * In the header of the event: whether it is over, cancelled, without a day, or only informs, and
 * otherwise what there is to say of its list.
 */
export function headerChip(shown: RowFor): Markup {
  const { event, now, LL } = shown;
  if (event.status === 'cancelled') return stateChip('cancelled', LL.events.cancelled());
  if (event.status === 'postponed') return stateChip('warning', LL.events.postponed());
  if (hasStarted(event, now)) return stateChip('past', LL.events.card.past());
  return event.is_info_only ? stateChip('info', LL.events.card.info_only()) : listChips(shown);
}

/** The same as a word for a text; undefined when the event takes place as planned. */
export function stateWord(shown: RowFor): string | undefined {
  const { event, now, LL } = shown;
  if (event.status === 'cancelled') return LL.events.cancelled();
  if (event.status === 'postponed') return LL.events.postponed();
  if (hasStarted(event, now)) return LL.events.card.past();
  const state = stateFor(shown);
  if (state === 'info_only') return LL.events.card.info_only();
  if (state === 'full') return LL.events.card.full();
  return state === 'closed' ? LL.events.card.closed() : undefined;
}
