// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { events } from '#i18n/pt-BR/events.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { RegisterScreen } from './register-screen.tsx';

const device = vi.hoisted(() => ({ extras: undefined as object | undefined, my_part: false }));
const event = eventRow({ id: 'e1', name: 'Operação Serra' });
vi.mock('#live/event/use-event.ts', () => ({ useEvent: () => ({ state: 'present', row: event }) }));
vi.mock('#live/event/use-event-extras.ts', () => ({ useEventExtras: () => device.extras }));
vi.mock('#entities/event/use-my-part-is-known.ts', () => ({
  useMyPartIsKnown: () => device.my_part,
}));
vi.mock('#live/freshness/use-mine-is-known.ts', () => ({ useMineIsKnown: () => true }));
vi.mock('#live/event/use-my-registrations.ts', () => ({
  useMyRegistrations: () => new Map([['e1', { status: 'confirmed' }]]),
}));
vi.mock('#ui/page/screen-title.tsx', () => ({ ScreenTitle: () => null }));
vi.mock('./register-header.tsx', () => ({ RegisterHeader: () => null }));
type Note = { after: ReactNode; facts: ReactNode };
vi.mock('./registered-note.tsx', () => ({
  RegisteredNote: ({ after, facts }: Note) => (
    <p>
      {after} {facts}
    </p>
  ),
}));

const screen = () => (
  <RegisterScreen
    id="e1"
    now="2026-11-25T12:00:00Z"
    not_here={null}
    after={(_, { arena }) => `way to ${arena?.name}`}
    facts={(_, { payment }) => `pay ${payment?.pix_key}`}
  />
);

test('who is in sees the way and how to pay with their place, and nothing of it before', () => {
  const { again } = showForm(screen());
  const waits = () => document.querySelector(`[aria-label="${events.loading_one}"]`) !== null;
  expect(waits()).toBe(true);
  device.extras = { payment: { pix_key: 'rita@serra.br' }, arena: { name: 'Pico' } };
  again(screen());
  expect(waits()).toBe(true);
  expect(document.body.textContent).not.toContain('pay');
  device.my_part = true;
  again(screen());
  expect(waits()).toBe(false);
  expect(document.body.textContent).toContain('way to Pico pay rita@serra.br');
});
