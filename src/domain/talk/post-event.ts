import { fold } from '../search/search.ts';

/** The address of an event of the platform, wherever it is open. */
const ADDRESS =
  /https?:\/\/[^\s/]+\/event\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\/?(?=\s|$)/i;

/** The event that a post speaks of, by the first address in it. */
export const eventOfPost = (content: string | null): string | undefined =>
  ADDRESS.exec(content ?? '')?.[1]?.toLowerCase();

/** What else a post says; the event is shown as itself. */
export const textBesideEvent = (content: string | null): string =>
  (content ?? '').replace(ADDRESS, '').trim();

/** A note, and below it the address that makes the post one about an event. */
export const contentOfEvent = (note: string, address: string): string =>
  [note.trim(), address].filter(Boolean).join('\n');

/** So many are offered: more is found by typing. */
export const OFFERED_EVENTS = 6;

type Offered = { readonly name: string; readonly location: string; readonly date: string };

/** The next events that have every word. @param coming in the order of their days */
export function offeredEvents<Event extends Offered>(
  coming: readonly Event[],
  term: string,
): readonly Event[] {
  const words = fold(term).split(/\s+/).filter(Boolean);
  const has = ({ name, location }: Event) => {
    const text = fold(`${name}\n${location}`);
    return words.every((word) => text.includes(word));
  };
  return coming.filter(has).slice(0, OFFERED_EVENTS);
}
