// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { pass as words } from '#i18n/pt-BR/pass.ts';
import { profile } from '#i18n/pt-BR/profile.ts';
import type { MyEvents } from '#entities/event/use-my-events.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { NextPass } from './next-pass.tsx';

const NOW = '2026-11-29T15:00:00Z';
const mine = vi.hoisted(() => ({ of: undefined as unknown }));
vi.mock('#entities/event/use-my-events.ts', () => ({ useMyEvents: () => mine.of }));
vi.mock('#entities/age/use-now.ts', () => ({ useNow: () => NOW }));
vi.mock('#live/freshness/use-mine-is-known.ts', () => ({ useMineIsKnown: () => true }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: string }) => <a href="/">{children}</a>,
  Navigate: ({ params }: { params: { id: string } }) => `to the pass of ${params.id}`,
}));

/** @param hours from now on until it begins */
const game = (id: string, hours: number, more: object = {}, registered: object | null = {}) => {
  const starts_at = new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();
  const event = { id, date: starts_at.slice(0, 10), time: '09:00', end_time: null, starts_at };
  return {
    event: { ...event, status: 'planned', ...more },
    as: 'participant',
    registration: registered ? { status: 'confirmed', ...registered } : undefined,
  } as unknown as MyEvents['upcoming'][0];
};

const shown = () => {
  showForm(<NextPass person={{ id: 'ana' } as never} />);
  return document.body.textContent;
};
beforeEach(() => {
  mine.of = { past: [], upcoming: [] };
});

test('the pass of the next game that takes place and where I have a place', () => {
  const upcoming = [
    game('organised', 2, {}, null),
    game('cancelled', 3, { status: 'cancelled' }),
    game('left', 4, {}, { status: 'cancelling' }),
    game('mine', 5),
    game('later', 6),
  ];
  mine.of = { past: [game('over', -9)], upcoming };
  expect(shown()).toBe('to the pass of mine');
});

test('a game that has begun comes first, until it is over', () => {
  mine.of = { past: [game('begun', -2), game('over', -9)], upcoming: [game('mine', 5)] };
  expect(shown()).toBe('to the pass of begun');
});

test('without a game it says so; while that is not known, it does not', () => {
  expect(shown()).toContain(words.no_game);
  mine.of = undefined;
  expect(shown()).toContain(profile.load_failed_detail);
  expect(shown()).not.toContain(words.no_game);
});
