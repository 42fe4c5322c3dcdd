import { describe, expect, test } from 'vitest';
import type { Rows } from '#sync/records/collections.ts';
import {
  codeInHash,
  codeOf,
  endsInvitation,
  invitationLink,
  openInvitations,
} from './invitation.ts';

const NOW = '2026-11-23T12:00:00.000Z';
const CODE = 'C0DE0000000000000001';
type InvitationRecord = Extract<Rows['team_records'], { kind: 'invitation' }>;
const row = (id: string, changes: object = {}): InvitationRecord => ({
  id,
  team_id: 't',
  kind: 'invitation',
  data: {
    code: CODE,
    max_uses: 2,
    used: 0,
    // PostgreSQL's format of an instant, and the device's
    expires_at: '2026-11-24T12:00:00+00:00',
    created_at: NOW,
    ...changes,
  },
  rev: 1,
  sync_xid: 1,
});

test('open are those with uses left and time left, the newest first', () => {
  const rows = [
    row('first', { created_at: '2026-11-22T12:00:00+00:00' }),
    row('one use left', { used: 1 }),
    row('used up', { used: 2 }),
    row('ends now', { expires_at: NOW }),
    row('ended', { expires_at: '2026-11-23T11:59:59+00:00' }),
  ];
  expect(openInvitations(rows, NOW).map(({ id }) => id)).toEqual(['one use left', 'first']);
});

test.each([
  ['invitation_not_found', false],
  ['invitation_revoked', true],
  ['invitation_expired', true],
  ['invitation_used_up', true],
  ['invitation_already_accepted', true],
  ['team_gone', true],
  ['already_member', true],
  ['too_many_requests', false],
  ['daily_limit', false],
  ['too_many_teams', false],
  ['internal', false],
])('after %s an invitation is over: %s', (refusal, over) => {
  expect(endsInvitation(refusal)).toBe(over);
});

describe('a code', () => {
  test('has five bits of each byte, and is read from the fragment that it is', () => {
    const bytes = Uint8Array.from({ length: 20 }, (_, n) => n * 13);
    const code = codeOf(bytes);
    expect(code).toHaveLength(20);
    expect(codeInHash(`#${code}`)).toBe(code);
    expect(codeInHash(code)).toBe(code);
    const all = codeOf(Uint8Array.from({ length: 256 }, (_, n) => n));
    expect(new Set(all).size).toBe(32);
    expect(all).toMatch(/^[0-9A-HJKMNP-TV-Z]+$/);
  });

  test.each(['', '#', '#about', `#${CODE}1`, `#${CODE.toLowerCase()}`, `#${CODE.slice(1)}U`])(
    'is not %j',
    (hash) => expect(codeInHash(hash)).toBeUndefined(),
  );

  test('stands behind the # of the link, which is never sent', () => {
    const link = new URL(invitationLink('https://qg.test', 't1', CODE));
    expect([link.pathname, link.search, link.hash]).toEqual(['/team/join/t1', '', `#${CODE}`]);
  });
});
