// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { profile as words } from '#i18n/pt-BR/profile.ts';
import type { Profile } from '#sync/records/profile.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { ProfileCard } from './profile-card.tsx';

const known = vi.hoisted(() => ({ counted: 'loading' as unknown, mine: undefined as unknown }));
vi.mock('../statistics/use-my-statistics.ts', () => ({ useMyStatistics: () => known.counted }));
vi.mock('#entities/event/use-my-events.ts', () => ({ useMyEvents: () => known.mine }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));

const profile = {
  name: 'Bia Reis',
  team: 'Lobos',
  whatsapp: '5511987654321',
  whatsapp_verified_at: null,
  operator_classes: ['support', 'medic'],
} as unknown as Profile;
const shown = () => {
  showForm(
    <ProfileCard profile={profile} person={{ id: 'bia' } as never} now="2026-11-29T15:00Z" />,
  );
  return document.body.textContent;
};
const figures = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
const game = {
  event: {
    id: 'e1',
    name: 'Serra',
    date: '2026-11-30',
    status: 'planned',
    is_public: true,
    is_info_only: false,
    patch: null,
    patch_name: 'Noite na Serra',
    patch_drawing: null,
    patch_for: 'came',
  },
  registration: { status: 'confirmed' },
};
beforeEach(() => {
  known.counted = { played: 2, patches: 5, points: 1350 };
  known.mine = { past: [], upcoming: [game] };
});

test('who I am and what I have done; neither the number nor a field', () => {
  const text = shown();
  expect(text).toContain('Bia Reis');
  expect(text).toContain('Lobos · Support · Medic');
  expect(figures()).toEqual(['2', '5', '1.350']);
  expect(text).not.toMatch(/98765/);
  expect(text).not.toContain(words.header.unverified);
  expect(document.querySelector('input, select, textarea')).toBeNull();
});

test.each([
  ['loading', ''],
  ['not_here', '–'],
])('no figure before it is known: %s', (counted, figure) => {
  known.counted = counted;
  shown();
  expect(figures()).toEqual([figure, figure, figure]);
});

test('the next achievement is the patch of my next game, or the game; without one, the way there', () => {
  expect(shown()).toContain('seg, 30 nov · Patch Noite na Serra');
  known.mine = { past: [], upcoming: [{ ...game, event: { ...game.event, is_public: false } }] };
  expect(shown()).toContain('seg, 30 nov · Jogar Serra');
  known.mine = { past: [], upcoming: [{ ...game, registration: undefined }] };
  expect(shown()).toContain(words.next.no_game);
  known.mine = undefined;
  expect(shown()).not.toContain(words.next.no_game);
});
