import { stateOnMap, type EventOnMap } from '#domain/event/event-map.ts';
import { isOwner } from '#domain/event/event-rules.ts';
import type { MarkPlate } from '#domain/place/mark-shape.ts';
import { formatDayMonth } from '#i18n/formats/formats.ts';
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts';
import type { MyRegistration } from '#live/event/my-registrations.ts';

type Reader = {
  /** UTC ISO instant. */
  readonly now: string;
  /** YYYY-MM-DD, in Brasília. */
  readonly today: string;
  readonly person: { readonly id: string } | null;
  readonly registrations: ReadonlyMap<string, MyRegistration> | undefined;
  readonly LL: TranslationFunctions;
  readonly locale: Locales;
};

/** The same plate for the same words: the map draws again only what has changed. */
const made = new Map<string, MarkPlate>();

/**
 * What stands on the map for an event: its day, whether it is mine, and what closes registration
 * (Spec 2 §2). A day and a month say nothing of a postponed event, and too little of an earlier year.
 */
export function eventMarks({ now, today, person, registrations, LL, locale }: Reader) {
  const words = LL.event_map.mark;
  const [owned, played] = [words.owns(), words.plays()];
  const off = {
    cancelled: LL.events.cancelled(),
    postponed: LL.events.postponed(),
    past: LL.events.card.past(),
  };
  const on = { open: '', full: LL.events.card.full(), closed: words.closed() };
  return (event: EventOnMap): MarkPlate => {
    const { id, date } = event;
    const state = stateOnMap(event, now);
    const registration = registrations?.get(id)?.status;
    const plays = registration !== undefined && registration !== 'refused';
    const owns = isOwner(event, person);
    const year = date.slice(0, 4);
    const day = year < today.slice(0, 4) ? year : formatDayMonth(date, locale);
    const lines =
      state === 'open' || state === 'full' || state === 'closed'
        ? [day, owns ? owned : plays && played, (owns || !plays) && on[state]]
        : [
            state !== 'postponed' && day,
            (state !== 'past' || date === today) && off[state], // an earlier day says it
          ];
    const text = lines.filter(Boolean).join('\n');
    return once({ text, over: state !== 'open', mine: owns || plays });
  };
}

function once(plate: MarkPlate): MarkPlate {
  const key = JSON.stringify(plate);
  const before = made.get(key);
  if (!before) made.set(key, plate);
  return before ?? plate;
}
