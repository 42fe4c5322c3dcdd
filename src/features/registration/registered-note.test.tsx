// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { registration } from '#i18n/pt-BR/registration.ts';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import { stubHeights } from '#tests/fixtures/browser/heights.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { RegisteredNote } from './registered-note.tsx';

const known = vi.hoisted(() => ({ way: 'no_signal' }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, className, children }: { to: string; className: string; children: ReactNode }) => (
    <a href={to} className={className}>
      {children}
    </a>
  ),
}));
vi.mock('#entities/event/after/use-after-words.ts', () => ({ useAfterWords: () => undefined }));
vi.mock('#entities/event/back-links.tsx', () => ({
  BackToEvent: ({ children }: { children: ReactNode }) => <a href="/event">{children}</a>,
}));
vi.mock('#live/freshness/use-way-out.ts', () => ({ useWayOut: () => known.way }));
vi.mock('./squad/my-friends.tsx', () => ({ MyFriends: () => null }));
vi.stubGlobal('scrollTo', () => undefined);
const grow = stubHeights();

const event = eventRow({ id: 'e1', status: 'planned' });
const note = (status: MyRegistration['status']) => (
  <RegisteredNote
    event={event}
    mine={{ status } as MyRegistration}
    now="2026-11-25T12:00:00Z"
    after={null}
    facts={null}
  />
);
const ways = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent);
const orange = () => document.querySelector('.btn-primary')?.textContent;
const { mine, saved_action, saved_body, needs_sign_in_action } = registration;

test('the pass stands first before the answer comes, which moves nothing and makes it the main action', () => {
  const { again } = showForm(note('sending'));
  const pass = document.querySelector('a');
  expect(ways()).toEqual([mine.pass, saved_action]);
  expect(orange()).toBeUndefined();
  again(note('confirmed'));
  expect(ways()).toEqual([mine.pass, saved_action]);
  expect(orange()).toBe(mine.pass);
  expect(document.querySelector('a'), 'the focus stays on it').toBe(pass);
  const note_of_it = pass!.parentElement!.parentElement!;
  expect(note_of_it.getAttribute('role'), 'both fit one row of a phone').toBe('status');
});

test('[law 1] the sentence keeps the room of the longest, so that no button moves with the answer', () => {
  const { again } = showForm(note('queued'));
  const tall = { height: 72 } as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValueOnce(tall);
  grow(72);
  again(note('confirmed'));
  const body = document.querySelector<HTMLElement>('[style*="min-height"]')!;
  expect([body.textContent, body.style.minHeight]).toEqual([saved_body.confirmed, '72px']);
  // held the other way, its lines are others
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(740);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementationOnce(() => {
    expect(body.style.minHeight).toBe('');
    return { height: 24 } as DOMRect;
  });
  grow(24);
  expect(body.style.minHeight).toBe('24px');
});

test('what waits for me to sign in leads there first; a place that I give up has no pass', () => {
  known.way = 'needs_sign_in';
  const { again } = showForm(note('queued'));
  expect(ways()).toEqual([needs_sign_in_action, mine.pass, saved_action]);
  expect(orange()).toBe(needs_sign_in_action);
  known.way = 'no_signal';
  again(note('cancelling'));
  expect(ways()).toEqual([saved_action]);
});
