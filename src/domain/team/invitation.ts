import { byCreation } from '#sync/records/writing-order.ts';
import type { Rows } from '#sync/records/collections.ts';
import { joinLink } from './team-people.ts';

type InvitationRecord = Extract<Rows['team_records'], { kind: 'invitation' }>;

/** An invitation that is open, as its captain reads it. */
export type Invitation = { readonly id: string } & InvitationRecord['data'];

/** How many a team may have open (create_invitation@1). */
export const MOST_INVITATIONS = 10;

/** What the captain chooses from: how many people, and for how many days. */
export const invitationUses = ['1', '5', '10', '30'] as const;
export const invitationDays = ['1', '7', '30'] as const;

/** Those that still let somebody in, the newest first. @param now UTC ISO instant */
export const openInvitations = (
  rows: readonly InvitationRecord[],
  now: string,
): readonly Invitation[] =>
  rows
    .toSorted((a, b) => byCreation(b, a))
    .map(({ id, data }) => ({ id, ...data }))
    .filter(
      ({ used, max_uses, expires_at }) =>
        used < max_uses && Date.parse(expires_at) > Date.parse(now),
    );

/** Each character stands for five random bits: the lowest five of one byte. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** @param bytes twenty random ones */
export const codeOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => ALPHABET[byte & 31]).join('');

/**
 * The address of an invitation. The code is its fragment, which no browser sends: no log has it.
 */
export const invitationLink = (origin: string, team_id: string, code: string): string =>
  `${joinLink(origin, team_id)}#${code}`;

/**
 * Reads the invitation's code from the fragment of an address; undefined when the fragment is not a
 * code.
 * @param hash with or without the #
 */
export const codeInHash = (hash: string): string | undefined =>
  /^#?([0-9A-HJKMNP-TV-Z]{20})$/.exec(hash)?.[1];

/**
 * Whether this refusal of accept_invitation@1 will be repeated at every try. After the others, such
 * as a limit of tries, the same code may still let the person in: also one that its captain has not
 * sent yet.
 */
export const endsInvitation = (refusal: string): boolean =>
  /^invitation_(?!not_found)|^team_gone$|^already_member$/.test(refusal);
