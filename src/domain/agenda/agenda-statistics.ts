import { lastMonths, monthOf } from '../time/months.ts';
import { isOver, type AgendaEvent, type AgendaType } from './agenda.ts';

/** How many of the latest entries a strip shows. */
const SHOWN = 12;
/** Below this many entries numbers say nothing. */
export const LEAST_ENTRIES = 3;

/**
 * What a member said to one entry that is over. missed: confirmed and did not come, as far as this
 * reader may know. before: the entry was over before the member asked to join.
 */
export type StripCell = 'confirmed' | 'declined' | 'silent' | 'missed' | 'before';

export type Strip = {
  readonly user_id: string;
  readonly name: string;
  /** One for each entry, oldest first. */
  readonly cells: readonly StripCell[];
  /** Confirmed and not missed, of those that this member could come to. */
  readonly came: number;
  readonly of: number;
};

type Person = {
  readonly user_id: string | null;
  readonly name: string;
  readonly approved: boolean;
  /** UTC ISO instant. */
  readonly created_at: string;
};

/** The latest entries that are over, at most twelve, oldest first. @param now UTC ISO instant */
export const latestEntries = (
  events: readonly AgendaEvent[],
  now: string,
): readonly AgendaEvent[] =>
  events
    .filter(({ data }) => isOver(data, now))
    .toSorted((a, b) => Date.parse(a.data.start_date) - Date.parse(b.data.start_date))
    .slice(-SHOWN);

/** What each member answered to these entries. I come first, then the members who attend least. */
export function attendanceStrips(
  entries: readonly AgendaEvent[],
  people: readonly Person[],
  me: string | null,
): readonly Strip[] {
  const strips = people.flatMap((person): Strip[] => {
    const { user_id, name, approved } = person;
    if (!approved || user_id === null) return [];
    const cells = entries.map(({ data }) => cellOf(data, { ...person, user_id }));
    const count = (wanted: StripCell) => cells.filter((cell) => cell === wanted).length;
    return [{ user_id, name, cells, came: count('confirmed'), of: cells.length - count('before') }];
  });
  const share = ({ came, of }: Strip): number => (of === 0 ? 1 : came / of);
  return strips.toSorted(
    (a, b) => Number(b.user_id === me) - Number(a.user_id === me) || share(a) - share(b),
  );
}

function cellOf(
  { attendees, absent, present, start_date }: AgendaEvent['data'],
  { user_id, created_at }: { readonly user_id: string; readonly created_at: string },
): StripCell {
  const said = attendees.find((one) => one.user_id === user_id)?.status ?? 'pending';
  if (present.includes(user_id)) return 'confirmed';
  if (said === 'confirmed') return absent.includes(user_id) ? 'missed' : 'confirmed';
  if (said === 'declined') return 'declined';
  return Date.parse(start_date) < Date.parse(created_at) ? 'before' : 'silent';
}

/** How many entries of each type are over, the most first; types without one are left out. */
export function entriesByType(
  events: readonly AgendaEvent[],
  now: string,
): readonly { readonly type: AgendaType; readonly count: number }[] {
  const over = events.filter(({ data }) => isOver(data, now));
  return [...Map.groupBy(over, ({ data }) => data.type)]
    .map(([type, { length }]) => ({ type, count: length }))
    .toSorted((a, b) => b.count - a.count);
}

/** How many of the members of today had asked to join, month by month over the last twelve. */
export function joinedByMonth(
  people: readonly Pick<Person, 'approved' | 'created_at'>[],
  now: string,
): readonly { readonly month: string; readonly value: number }[] {
  const joined = people
    .filter(({ approved }) => approved)
    .map(({ created_at }) => monthOf(created_at));
  return lastMonths(now).map((month) => ({
    month,
    value: joined.filter((one) => one <= month).length,
  }));
}
