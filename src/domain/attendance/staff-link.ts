import { byCreation } from '#sync/records/writing-order.ts';
import type { Rows } from '#sync/records/collections.ts';

type StaffLinkRecord = Extract<Rows['event_records'], { kind: 'staff_link' }>;

/** The link by which people join the staff, as the organiser reads it. */
export type StaffLink = { readonly id: string } & StaffLinkRecord['data'];

/**
 * The one that is open. While a new one waits to be sent, the old one is still here: the newest
 * counts.
 */
export const openStaffLink = (rows: readonly StaffLinkRecord[]): StaffLink | undefined =>
  rows
    .toSorted(byCreation)
    .map(({ id, data }) => ({ id, ...data }))
    .at(-1);

/** The screen of the event where the link is used. */
export const staffPath = (event_id: string): string => `/event/${event_id}/staff`;

/** The address of the link. The code is its fragment, which no browser sends: no log has it. */
export const staffLinkUrl = (origin: string, event_id: string, code: string): string =>
  `${origin}${staffPath(event_id)}#${code}`;

const PINS = 1_000_000;

/** Six digits. @param bytes eight random ones: so many that each PIN is as likely as the others */
export const pinOf = (bytes: Uint8Array): string =>
  String(bytes.reduce((rest, byte) => (rest * 256 + byte) % PINS, 0)).padStart(6, '0');

export const isPin = (typed: string): boolean => /^[0-9]{6}$/.test(typed);

/** As it is read out and shown: 314 159. */
export const spacedPin = (pin: string): string => `${pin.slice(0, 3)} ${pin.slice(3)}`;

/** What somebody typed or pasted, with no more than digits. */
export const typedPin = (typed: string): string => typed.replaceAll(/\D/gu, '').slice(0, 6);

/**
 * Whether this refusal of join_staff@1 will be repeated at every try. After the others, such as a
 * wrong PIN, the same link may still let the person in.
 */
export const endsStaffLink = (refusal: string): boolean =>
  /^staff_link_(?!not_found)/.test(refusal) || ENDINGS.has(refusal);

const ENDINGS: ReadonlySet<string> = new Set([
  'already_staff',
  'event_not_found',
  'event_cancelled',
  'event_past',
]);
