// @vitest-environment jsdom
import { act as rendered } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OlderPost } from '#sync/calls/older-posts.ts';
import { learnAll } from '#sync/registry/registry.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { useOlderPosts } from './use-older-posts.ts';

const fetch = vi.hoisted(() => vi.fn());
const now = vi.hoisted(() => ({ synced_at: 1, outbox: [] as unknown[] }));
vi.mock('#sync/calls/older-posts.ts', () => ({ fetchOlderPosts: fetch }));
const account = vi.hoisted(() => ({ local: { source: {} }, person: { id: 'ana' } }));
vi.mock('../account-context.ts', () => ({ useAccount: () => account }));
vi.mock('../freshness/use-sync-status.ts', () => ({ useSyncStatus: () => now }));
vi.mock('../outbox/use-outbox.ts', () => ({ useOutbox: () => now.outbox }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const TEAM = '00000000-0000-4000-8000-000000000000';
const idOf = (n: number) => `00000000-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`;
const numberOf = (id: string) => Number(id.slice(-2));
const post = (n: number, pinned = false): OlderPost =>
  ({
    id: idOf(n),
    kind: 'communication',
    data: { pinned, created_at: `2026-01-${String(n).padStart(2, '0')}` },
  }) as never;
const posts = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, n) => post(from - n));
const position = (n: number) => ({ id: idOf(n), created_at: post(n).data.created_at });
const deleting = (n: number, status: OutboxRecord['status']) => ({
  id: 'm1',
  name: 'delete_communication@1',
  args: { id: idOf(n), team_id: TEAM },
  user_id: 'ana',
  created_at: '',
  status,
});

beforeAll(learnAll);
beforeEach(() => {
  fetch.mockReset();
  Object.assign(now, { synced_at: 1, outbox: [] });
});

/** A channel whose oldest post on the device is number 30. */
async function opened() {
  let found!: ReturnType<typeof useOlderPosts>;
  const root = createRoot(document.createElement('div'));
  const show = (oldest = 30) =>
    rendered(async () => root.render(<Channel oldest={position(oldest)} />));
  function Channel({ oldest }: { oldest: ReturnType<typeof position> }) {
    found = useOlderPosts({ team_id: TEAM, channel: 'general', oldest });
    return null;
  }
  await show();
  return {
    show,
    ask: () => rendered(async () => found.ask()),
    shown: () => found.posts.map(({ id }) => numberOf(id)),
    phase: () => found.phase,
  };
}
const asked = () => fetch.mock.lastCall?.[1] as Record<string, unknown>;

test('each part begins where the last one ended, until there are no more', async () => {
  const channel = await opened();
  expect(fetch).not.toHaveBeenCalled();
  fetch.mockResolvedValueOnce({ posts: posts(29, 1).slice(0, 50), mark: 'a' });
  await channel.ask();
  expect(asked()).toMatchObject({ before: position(30), limit: 50 });
  expect(channel.shown()).toHaveLength(29);
  expect(channel.phase()).toBe('end');
});

test('without a signal it says so, and asks again', async () => {
  const channel = await opened();
  fetch.mockResolvedValueOnce(null);
  await channel.ask();
  expect(channel.phase()).toBe('failed');
  const page = Array.from({ length: 50 }, (_, n) => ({ ...post(29), id: `q${n}` }));
  fetch.mockResolvedValueOnce({ posts: page, mark: 'a' });
  await channel.ask();
  expect(channel.phase()).toBe('more');
  fetch.mockResolvedValueOnce({ posts: [], mark: 'b' });
  await channel.ask();
  expect(asked()).toMatchObject({ before: { id: 'q49' }, limit: 100 });
  expect(channel.phase()).toBe('end');
});

test('after a round it is read again: what was deleted disappears, what fell out of the device comes', async () => {
  const channel = await opened();
  fetch.mockResolvedValueOnce({ posts: posts(29, 27), mark: 'a' });
  await channel.ask();
  fetch.mockResolvedValueOnce({ posts: null, mark: 'a' });
  now.synced_at = 2;
  await channel.show();
  expect(asked()).toMatchObject({ before: position(30), from: position(27), mark: 'a' });
  expect(channel.shown()).toEqual([29, 28, 27]);
  fetch.mockResolvedValueOnce({ posts: [post(30), post(29), post(27)], mark: 'b' });
  await channel.show(31); // a new post pushed number 30 out of the device's fifty
  expect(asked()).toMatchObject({ before: position(31), from: position(27), mark: undefined });
  expect(channel.shown()).toEqual([30, 29, 27]);
  fetch.mockResolvedValueOnce(null); // the signal is lost: what is shown stays
  now.synced_at = 3;
  await channel.show(31);
  expect(channel.shown()).toEqual([30, 29, 27]);
});

test('what I deleted is gone at once, and does not come back between the answer and the next reading', async () => {
  const channel = await opened();
  fetch.mockResolvedValueOnce({ posts: posts(29, 27), mark: 'a' });
  await channel.ask();
  now.outbox = [deleting(28, 'queued')];
  await channel.show();
  expect(channel.shown()).toEqual([29, 27]);
  now.outbox = []; // undone
  await channel.show();
  expect(channel.shown()).toEqual([29, 28, 27]);
  for (const status of ['queued', 'acked'] as const) {
    now.outbox = [deleting(28, status)];
    await channel.show();
  }
  now.outbox = []; // done
  await channel.show();
  expect(channel.shown()).toEqual([29, 27]);
  fetch.mockResolvedValueOnce({ posts: [post(29), post(27)], mark: 'b' });
  now.synced_at = 2;
  await channel.show();
  expect(channel.shown()).toEqual([29, 27]);
});
