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
 * What stands on the map for an event: its day, whether it is mine, and why nobody can register
 * (Spec 2 §2). A day and a month say nothing of a postponed event, and too little of an earlier year.
 */
export function eventMark(event: EventOnMap, reader: Reader): MarkPlate {
  const { now, today, person, registrations, LL, locale } = reader;
  const words = LL.event_map.mark;
  const state = stateOnMap(event, now);
  const registration = registrations?.get(event.id)?.status;
  const plays = registration !== undefined && registration !== 'refused';
  const owns = isOwner(event, person);
  const year = event.date.slice(0, 4);
  const takes_place = state === 'open' || state === 'full' || state === 'closed';
  const why = {
    open: '',
    cancelled: LL.events.cancelled(),
    postponed: LL.events.postponed(),
    past: event.date === today ? LL.events.card.past() : '', // an earlier day says it
    full: plays ? '' : LL.events.card.full(),
    closed: plays ? '' : words.closed(),
  };
  const lines = [
    state !== 'postponed' && (year < today.slice(0, 4) ? year : formatDayMonth(event.date, locale)),
    takes_place && (owns ? words.owns() : plays && words.plays()),
    why[state],
  ];
  const plate = {
    text: lines.filter(Boolean).join('\n'),
    over: state !== 'open',
    mine: owns || plays,
  };
  const key = JSON.stringify(plate);
  if (!made.has(key)) made.set(key, plate);
  return made.get(key)!;
}
