import { fold, wordFinder } from '../words/search.ts';

/**
 * The address of an event of the platform, or of an entry of a team's agenda, wherever it is open; with what a
 * service adds to it, and what a sentence leaves behind it.
 */
const ADDRESS =
  /[([{<"'“‘*_~\p{Cf}]{0,3}(?<address>https?:\/\/[^\s/]+\/(?:event\/|team\/(?<team>[\da-f-]{36})\/advanced\?tab=events&event=)(?<id>[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?(?:[?#&][^\s)\]}>"'”’]*?)?)[.,;:!?)\]}>"'”’…*_~\p{Cf}]*(?=\s|$)/iu;

/** The event that a post speaks of. */
export type EventOfPost = {
  /** The address, as it was written. */
  readonly address: string;
  readonly id: string;
  /** The team in whose agenda it is; undefined for an event of the platform. */
  readonly team_id: string | undefined;
};

/** The event that a post speaks of, by the first address in it. */
export function eventOfPost(content: string | null): EventOfPost | undefined {
  const found = ADDRESS.exec(content ?? '');
  if (!found) return undefined;
  const { address, team, id } = found.groups!;
  return { address: address!, id: id!.toLowerCase(), team_id: team?.toLowerCase() };
}

/** What else a post says; the event is shown as itself. */
export const textBesideEvent = (content: string | null): string =>
  (content ?? '').replace(ADDRESS, '').trim();

/** A note, and below it the address that makes the post one about an event. */
export const contentOfEvent = (note: string, address: string): string =>
  [note.trim(), address].filter(Boolean).join('\n');

/** So many are offered: more is found by typing. */
const OFFERED_EVENTS = 6;

type Offered = {
  readonly name: string;
  readonly location: string;
  /** YYYY-MM-DD where it is. */
  readonly date: string;
};

/** The next events that have every word. */
export function offeredEvents<Event extends Offered>(
  coming: readonly Event[],
  term: string,
): readonly Event[] {
  const finds = wordFinder(term);
  const has = ({ name, location }: Event) => finds(fold(`${name}\n${location}`));
  return coming
    .filter(has)
    .toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
    .slice(0, OFFERED_EVENTS);
}
