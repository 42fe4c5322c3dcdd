import { expect, test, vi } from 'vitest';
import type { Caller } from '../identity/client.ts';
import { fetchOlderPosts } from './older-posts.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../identity/signed-call.ts', () => ({ callSignedRpc: call }));

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const row = (n: number, data: object = {}) => ({
  id: id(n),
  team_id: id(9),
  in_team: id(9),
  kind: 'communication',
  rev: 1,
  sync_xid: 7,
  data: {
    channel: 'general',
    type: 'message',
    author_id: null,
    author_name: '',
    author_avatar_url: null,
    title: null,
    content: 'Oi',
    poll_options: [],
    poll_results: [],
    my_vote: null,
    media_urls: [],
    pinned: false,
    created_at: '2026-11-23T10:00:00+00:00',
    updated_at: '2026-11-23T10:00:00+00:00',
    ...data,
  },
});
const before = { created_at: '2026-11-23T11:00:00+00:00', id: id(1) };
const ask = (more: object = {}) =>
  fetchOlderPosts({} as Caller, { team_id: id(9), channel: 'general', before, limit: 50, ...more });

test('asks from a post on; a row that this app can’t read is left out', async () => {
  call.mockResolvedValueOnce({
    kind: 'ok',
    data: { posts: [row(2), row(3, { channel: 'secret' }), row(4)], mark: 'm' },
  });
  const answer = await ask();
  expect(answer?.posts?.map((post) => post.id)).toEqual([id(2), id(4)]);
  expect(answer?.mark).toBe('m');
  expect(call.mock.lastCall?.[1]).toMatchObject({
    rpc: 'team_posts',
    body: { team_id: id(9), channel: 'general', before: before.created_at, before_id: before.id, limit: 50 }, // prettier-ignore
  });
  expect(call.mock.lastCall?.[1].body).not.toHaveProperty('mark');
});

test('asks again for a part with its mark; nothing new is null', async () => {
  call.mockResolvedValueOnce({ kind: 'ok', data: { posts: null, mark: 'm' } });
  const from = { created_at: '2026-11-01T10:00:00+00:00', id: id(5) };
  expect(await ask({ from, mark: 'm' })).toEqual({ posts: null, mark: 'm' });
  expect(call.mock.lastCall?.[1].body).toMatchObject({
    from: from.created_at,
    from_id: from.id,
    mark: 'm',
  });
});

test.each(['transient', 'auth', 'refused'])('no answer: %s', async (kind) => {
  call.mockResolvedValueOnce({ kind });
  expect(await ask()).toBeNull();
});
