// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { useToastStore } from '#ui/overlay/toast-store.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { TeamNews } from './team-news.tsx';

const asked = vi.hoisted(() => vi.fn());
vi.mock('#actions/use-act.ts', () => ({ useAct: () => asked }));
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => vi.fn() }));

const words = team_page.news;
const show = (place: string, mine?: object) =>
  showForm(
    <TeamNews team={{ id: 't1', name: 'Lobos' } as never} people={{ place, mine } as never} />,
  );
const button = () => document.querySelector('button');

beforeEach(() => {
  asked.mockReset();
});

test('a player who is not in the team reads what to do first, and has nothing to press', () => {
  show('outsider');
  expect(document.body.textContent).toBe(words.needs_to_join);
  expect(button()).toBeNull();
  show('pending', { id: 'm1', subscribed: false });
  expect(document.body.textContent).toBe('');
});

test('a visitor is asked to sign in', () => {
  show('visitor');
  act(() => button()!.click());
  expect(useToastStore.getState().shown?.title).toBe(words.needs_sign_in);
});

test('a member turns the news on and off with one tap', () => {
  show('member', { id: 'm1', subscribed: false });
  expect(button()!.getAttribute('aria-pressed')).toBe('false');
  act(() => button()!.click());
  const [name, args] = asked.mock.calls[0]!;
  expect([name, args]).toEqual([
    'subscribe_team@1',
    { team_id: 't1', member_id: 'm1', subscribed: true },
  ]);
});
