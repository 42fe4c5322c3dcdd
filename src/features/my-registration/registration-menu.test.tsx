// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { registration } from '#i18n/pt-BR/registration.ts';
import type { MyRegistration } from '#live/event/my-registrations.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { RegistrationMenu } from './registration-menu.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));
vi.mock('./cancel-registration.tsx', () => ({ CancelRegistration: () => null }));

const event = {
  id: 'e1',
  date: '2026-11-22',
  time: '08:00',
  starts_at: '2026-11-22T11:00:00Z',
  status: 'planned',
} as AirsoftEvent;
const { pack, see_outbox, more } = registration.mine;
const { reminders, cancel_registration } = event_words.action;

const menu = (status: MyRegistration['status'], now = '2026-11-15T10:00:00Z') => (
  <RegistrationMenu
    event={event}
    mine={{ status, operator_id: 'o1' } as MyRegistration}
    now={now}
    calendar={() => null}
    reminders={now < event.starts_at ? () => null : undefined}
  />
);
const button = () => document.querySelector<HTMLElement>(`[aria-label="${more}"]`);
const open = () => act(() => button()!.click());
const lines = () =>
  [...document.querySelectorAll('dialog :is(a, button:not([aria-label]))')].map(
    ({ textContent }) => textContent,
  );

test.each([
  ['queued', [reminders, see_outbox, cancel_registration]],
  ['sending', [reminders, see_outbox]],
  ['cancelling', [reminders, see_outbox]],
  ['confirmed', [pack, reminders, cancel_registration]],
] as const)('with a place that is %s it has %j', (status, said) => {
  showForm(menu(status));
  open();
  expect(lines()).toEqual(said);
});

test('[law 1] what is sent and confirmed under an open menu moves none of its lines', () => {
  const screen = showForm(menu('queued'));
  open();
  const before = lines();
  for (const status of ['sending', 'confirmed'] as const) {
    screen.again(menu(status));
    expect(lines()).toEqual(before);
  }
  act(() => document.querySelector<HTMLElement>('dialog button[aria-label]')!.click());
  open();
  expect(lines()).toContain(pack);
});

test('once the game is over there is nothing left to do', () => {
  showForm(menu('confirmed', '2026-11-25T10:00:00Z'));
  expect(button()).toBeNull();
});
