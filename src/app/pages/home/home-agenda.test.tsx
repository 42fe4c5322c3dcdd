// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { seenAgenda, rememberAgenda } from '#features/home/next/seen-agenda.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { HomeAgenda } from './home-agenda.tsx';

const known = vi.hoisted(() => ({
  mine: undefined as Map<string, object> | undefined,
  me: null as object | null,
}));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => known.me }));
vi.mock('#live/team/use-my-memberships.ts', () => ({ useMyMemberships: () => known.mine }));
vi.mock('#sync/device/keep-for-next-start.ts', () => ({ keepForNextStart: () => {} }));

test('the place of a date is kept until it is known that I am in no team any more', () => {
  rememberAgenda(true);
  const { again } = showForm(<HomeAgenda now="2026-11-28T12:00:00Z" />);
  expect(document.querySelector('.bone')).not.toBeNull();
  expect(seenAgenda()).toBe(true);
  known.mine = new Map(); // my rows never arrived, and none is on its way
  again(<HomeAgenda now="2026-11-28T12:00:00Z" />);
  expect(document.querySelector('.bone')).toBeNull();
  expect(seenAgenda()).toBe(true);
  Object.assign(known, { mine: new Map([['t1', { approved: false }]]), me: { complete: true } });
  again(<HomeAgenda now="2026-11-28T12:00:00Z" />);
  expect(document.querySelector('.bone')).toBeNull();
  expect(seenAgenda()).toBe(false);
});
