// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { usePlace } from '#entities/place/place-store.ts';
import { arenas as words } from '#i18n/pt-BR/arenas.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { arenaRow } from '#tests/fixtures/samples/rows.ts';
import { ArenaCard } from './arena-card.tsx';

const device = vi.hoisted(() => ({ outbox: [] as object[] }));
vi.mock('#live/freshness/use-way-out.ts', () => ({ useWayOut: () => 'no_signal' }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => device.outbox }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));

const since = words.in_review_since.replace('{date:string}', '20/11');

test.each([
  ['published', true, [], undefined],
  ['in review', false, [], since],
  ['not sent yet', false, [{ name: 'propose_arena@1', args: { id: 'a1' }, status: 'queued' }], words.propose.waits], // prettier-ignore
])('the card of an arena that is %s', (_, is_active, outbox, said) => {
  device.outbox = outbox;
  const arena = arenaRow({ id: 'a1', is_active, created_at: '2026-11-20T15:00:00Z' });
  showForm(<ArenaCard listed={{ arena, distance_m: undefined }} onClose={() => {}} />);
  const chips = [...document.querySelectorAll('.chip')].map(({ textContent }) => textContent);
  for (const one of [since, words.propose.waits]) expect(chips.includes(one)).toBe(one === said);
});

test('[law 1] a card has the room of a distance before it is known', () => {
  usePlace.setState({ has_room: true });
  showForm(
    <ArenaCard
      listed={{ arena: arenaRow({ id: 'a1' }), distance_m: undefined }}
      onClose={() => {}}
    />,
  );
  expect(document.querySelector('.fact.invisible')).not.toBeNull();
});
