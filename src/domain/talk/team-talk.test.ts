import { describe, expect, test } from 'vitest';
import {
  channelsOf,
  countText,
  mayDelete,
  mayPin,
  mayPost,
  newestFirst,
  newestPin,
  readersOf,
  shownPosts,
  unreadByChannel,
  type Channel,
  type Post,
} from './team-talk.ts';

const NOW = '2026-11-23T12:00:00.000Z';
const places = [
  'captain',
  'officer',
  'veteran',
  'member',
  'pending',
  'outsider',
  'visitor',
] as const;
const post = (id: string, created_at: string, data: object = {}): Post =>
  ({
    id,
    data: { channel: 'general', author_id: 'bia', pinned: false, created_at, ...data },
  }) as never;

describe('who may what', () => {
  test('veterans also see the tactical channel, captain and officers also administration', () => {
    const all: Channel[] = ['announcements', 'general', 'events', 'tactical', 'admin'];
    expect(channelsOf('captain')).toEqual(all);
    expect(channelsOf('officer')).toEqual(all);
    expect(channelsOf('veteran')).toEqual(all.slice(0, 4));
    expect(channelsOf('member')).toEqual(all.slice(0, 3));
  });

  test('the readers of a channel are its voters; the team says who is captain, and who asks is none', () => {
    const member = (user_id: string | null, role: string, approved = true) =>
      ({ user_id, role, approved }) as never;
    const members = [
      member('ana', 'member'),
      member('bia', 'veteran'),
      member('caio', 'officer'),
      member(null, 'member'),
      member('davi', 'member', false),
    ];
    const team = { captain_id: 'ana' as never };
    expect(readersOf('general', team, members)).toBe(4);
    expect(readersOf('tactical', team, members)).toBe(3);
    expect(readersOf('admin', team, members)).toBe(2);
  });

  // the same table as in tests/sql/teams/team-communications.test.ts
  test.each([
    ['announcements', 'yes yes no no no no no'],
    ['general', 'yes yes yes yes no no no'],
    ['events', 'yes yes yes yes no no no'],
    ['tactical', 'yes yes yes no no no no'],
    ['admin', 'yes yes no no no no no'],
  ] as const)('a message in %s: %s', (channel, said) => {
    const may = places.map((place) => (mayPost(place, channel, 'message') ? 'yes' : 'no'));
    expect(may.join(' ')).toBe(said);
  });

  test.each(['announcement', 'poll'] as const)('only captain and officers write a %s', (type) => {
    expect(places.filter((place) => mayPost(place, 'general', type))).toEqual([
      'captain',
      'officer',
    ]);
  });

  test('authors delete their own posts, captain and officers any; nobody owns those of a deleted account', () => {
    const mine = post('a', NOW, { author_id: 'ana' });
    expect(mayDelete('member', mine, 'ana')).toBe(true);
    expect(mayDelete('member', mine, 'bia')).toBe(false);
    expect(mayDelete('officer', mine, 'bia')).toBe(true);
    expect(mayDelete('member', post('a', NOW, { author_id: null }), null)).toBe(false);
    expect(places.filter(mayPin)).toEqual(['captain', 'officer']);
  });
});

describe('the order', () => {
  test('a pin keeps its place in time, also where the times are written differently', () => {
    const posts = [
      post('old', '2026-11-20T12:00:00+00:00'),
      post('new', '2026-11-22T12:00:00.123456+00:00'),
      post('pin', '2026-11-01T12:00:00Z', { pinned: true }),
      post('newer', '2026-11-22T09:00:00.200-03:00'),
    ];
    const { pinned, listed } = shownPosts(posts);
    expect(pinned.map(({ id }) => id)).toEqual(['pin']);
    expect(listed.map(({ id }) => id)).toEqual(['newer', 'new', 'old', 'pin']);
  });

  test('a pin that is older than what the device keeps waits for the posts between', () => {
    const at = (n: number) => new Date(Date.parse(NOW) + n * 60_000).toISOString();
    const kept = Array.from({ length: 52 }, (_none, n) => ({
      ...post(`p${n}`, at(n), { pinned: n < 3 }),
      rev: 1,
    }));
    const { pinned, listed } = shownPosts(kept);
    expect(pinned.map(({ id }) => id)).toEqual(['p2', 'p1', 'p0']);
    expect(listed).toHaveLength(50);
    expect(listed.at(-1)!.id).toBe('p2');
  });

  test('at the same moment the higher id is first, as on the server', () => {
    expect([post('a', NOW), post('b', NOW)].toSorted(newestFirst).map(({ id }) => id)).toEqual([
      'b',
      'a',
    ]);
  });

  test('what waits is last, in the order of asking, whatever the clock of the phone says', () => {
    const waiting = (id: string, day: string) => ({
      ...post(id, `2026-11-${day}T12:00:00Z`),
      rev: 0,
    });
    const posts = [post('there', NOW), waiting('second', '02'), waiting('first', '01')];
    expect(shownPosts(posts).listed.map(({ id }) => id)).toEqual(['second', 'first', 'there']);
  });

  test('eight posts that were written at once stand as they were written, also once they are sent', () => {
    const ids = ['h', 'c', 'f', 'a', 'g', 'b', 'e', 'd'];
    const written = (id: string, n: number) => post(id, `2026-11-22T12:00:00.12300${n + 1}+00:00`);
    const posts = ids.map((id, n) => ({ ...written(id, n), rev: 1 }));
    const by_id = posts.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(shownPosts(by_id).listed.map(({ id }) => id)).toEqual(ids.toReversed());
  });

  test('a post is new that was written a moment after the last one seen', () => {
    const seen = '2026-11-22T12:00:00.123001+00:00';
    const posts = [post('a', seen), post('b', '2026-11-22T12:00:00.123002+00:00')];
    const reader = { user_id: 'ana', joined: undefined, seen: { general: seen }, now: NOW };
    expect(unreadByChannel(posts, reader)).toEqual({ general: 1 });
  });

  test('the newest pin is of a channel that everybody reads', () => {
    const pinned = (id: string, day: string, channel = 'general') =>
      post(id, `2026-11-${day}T12:00:00Z`, { pinned: true, channel });
    const posts = [
      pinned('a', '01'),
      pinned('b', '03', 'announcements'),
      pinned('c', '04', 'tactical'),
      pinned('d', '05', 'admin'),
      post('e', '2026-11-09T12:00:00Z'),
    ];
    expect(newestPin(posts)?.id).toBe('b');
    expect(newestPin(posts.slice(4))).toBeUndefined();
  });
});

describe('what is unread', () => {
  const of = (posts: Post[], seen = {}, joined = '2026-01-01T12:00:00Z') =>
    unreadByChannel(posts, { user_id: 'ana', joined, seen, now: NOW });

  test('are posts of others after the last one seen, by channel', () => {
    const posts = [
      post('a', '2026-11-22T12:00:00Z'),
      post('b', '2026-11-23T11:00:00Z'),
      post('c', '2026-11-23T11:30:00Z', { author_id: 'ana' }),
      post('d', '2026-11-23T11:00:00Z', { channel: 'events', author_id: null }),
    ];
    expect(of(posts, { general: '2026-11-22T12:00:00+00:00' })).toEqual({ general: 1, events: 1 });
    expect(of(posts, { general: NOW, events: NOW })).toEqual({});
  });

  test('a phone that never showed a channel counts a week back', () => {
    const posts = [post('a', '2026-11-16T12:00:00Z'), post('b', '2026-11-16T12:00:01Z')];
    expect(of(posts)).toEqual({ general: 1 });
  });

  test('what was written before a person joined is not new to them', () => {
    const posts = [post('a', '2026-11-21T12:00:00Z'), post('b', '2026-11-22T12:00:01Z')];
    expect(of(posts, {}, '2026-11-22T12:00:00+00:00')).toEqual({ general: 1 });
  });

  test.each([
    [0, undefined],
    [1, '1'],
    [49, '49'],
    [50, '50+'],
    [70, '50+'],
  ])('%i is written %s', (count, text) => expect(countText(count)).toBe(text));
});
