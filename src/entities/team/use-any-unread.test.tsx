// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAnyUnread } from './use-any-unread.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const known = vi.hoisted(() => ({
  mine: [] as object[],
  rows: [] as object[],
  seen: [] as object[],
}));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'me' }) }));
vi.mock('#live/team/use-my-teams.ts', () => ({ useMyTeams: () => known.mine }));
vi.mock('#live/rows/use-replica-rows.ts', () => ({ useReplicaRows: () => known.rows }));
vi.mock('#live/rows/use-device-query.ts', () => ({ useDeviceQuery: () => known.seen }));

const team = (id: string, member: object) => ({
  team: { id, captain_id: 'ana' },
  member: { user_id: 'me', approved: true, role: 'member', ...member },
});
const post = (team_id: string, channel: string, author_id: string) => ({
  kind: 'communication',
  team_id,
  data: { channel, author_id, created_at: '2026-11-25T10:00:00Z' },
});
const Reader = () => String(useAnyUnread('2026-11-25T20:00:00Z'));
function dot(): boolean {
  const page = document.createElement('div');
  act(() => createRoot(page).render(<Reader />));
  return page.textContent === 'true';
}

beforeEach(() => {
  known.mine = [team('t1', {}), team('t2', {})];
  known.rows = [];
  known.seen = [{}, {}];
});

test('a post of another person in any of my teams is a dot, until it was seen', () => {
  expect(dot()).toBe(false);
  known.rows = [post('t2', 'general', 'ana')];
  expect(dot()).toBe(true);
  known.seen = [{ general: '2026-11-25T11:00:00Z' }, {}];
  expect(dot()).toBe(true);
  known.seen = [{}, { general: '2026-11-25T11:00:00Z' }];
  expect(dot()).toBe(false);
});

test('what I have read on another device is no dot', () => {
  const mark = (team_id: string) => ({
    kind: 'read_mark',
    data: { team_id, channel: 'general', seen_at: '2026-11-25T10:00:00Z' },
  });
  known.rows = [post('t2', 'general', 'ana'), mark('t1')];
  expect(dot()).toBe(true);
  known.rows = [post('t2', 'general', 'ana'), mark('t2')];
  expect(dot()).toBe(false);
});

test.each([
  ['my own post', 'general', 'me', {}],
  ['a channel that I do not see', 'tactical', 'ana', {}],
  ['a team that I only asked to join', 'general', 'ana', { approved: false }],
])('no dot for %s', (_, channel, author_id, member) => {
  known.mine = [team('t1', member)];
  known.rows = [post('t1', channel, author_id)];
  known.seen = [{}];
  expect(dot()).toBe(false);
});
