// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TeamPlace } from '#domain/team/team-people.ts';
import { nowUtc } from '#platform/clock.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { forgetCode, keepCode, keptCode } from '#entities/kept-code/kept-code.ts';
import { invitedPath, useOpenInvitation } from './use-invitation.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const TEAM = 't1';
const PATH = invitedPath(TEAM);
const now = () => Date.parse(nowUtc());
const answer = (code: string, status: OutboxRecord['status'], error?: string) =>
  ({
    name: 'accept_invitation@1',
    args: { team_id: TEAM, code },
    status,
    error: error && { code: error },
  }) as unknown as OutboxRecord;

let root: Root;
let screen: HTMLElement;
const open = () => screen.textContent;
const Reader = (people: { place: TeamPlace; asked: readonly OutboxRecord[] }) =>
  useOpenInvitation(TEAM, people);
const show = (place: TeamPlace, ...asked: OutboxRecord[]) =>
  act(() => root.render(<Reader place={place} asked={asked} />));
beforeEach(() => {
  root = createRoot((screen = document.createElement('div')));
  keepCode(PATH, 'CODE', now());
});
afterEach(() => {
  act(() => root.unmount());
  forgetCode();
});

test('an answer that arrives late ends the invitation, also after its refusal was read', () => {
  show('outsider', answer('CODE', 'queued'));
  expect(open()).toBe('CODE');
  show('outsider', answer('CODE', 'rejected', 'invitation_revoked'));
  expect(open()).toBe('');
  show('outsider');
  expect(open()).toBe('');
  expect(keptCode(PATH, now())).toBeUndefined();
});

test.each(['too_many_requests', 'daily_limit', 'too_many_teams'])(
  'after %s the same invitation can be accepted again',
  (refusal) => {
    show('outsider', answer('CODE', 'rejected', refusal));
    expect(open()).toBe('CODE');
    expect(keptCode(PATH, now())).toBe('CODE');
  },
);

test('the refusal of one invitation says nothing about the next', () => {
  show('pending', answer('OTHER', 'rejected', 'invitation_used_up'));
  expect(open()).toBe('CODE');
});

test('it is forgotten once the person is in', () => {
  show('visitor');
  expect(open()).toBe('CODE');
  show('member');
  expect(open()).toBe('');
  expect(keptCode(PATH, now())).toBeUndefined();
});
