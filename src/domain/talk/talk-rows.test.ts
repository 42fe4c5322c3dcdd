import { describe, expect, test } from 'vitest';
import { heldBack, talkRows } from './talk-rows.ts';
import type { Post } from './team-talk.ts';

/** A post of the 23rd, or of another day. @param when `12:00` or `22T23:58` */
const post = (id: string, author_id: string | null, when: string): Post => {
  const [day, time] = when.includes('T') ? when.split('T') : ['23', when];
  return { id, data: { author_id, created_at: `2026-11-${day}T${time}:00.000Z` } } as never;
};
const rows = (posts: readonly Post[], stopped: string | null = null) =>
  talkRows(posts, { stopped, user_id: 'ana', dayOf: (instant) => instant.slice(8, 10) });

describe('the rows of a talk', () => {
  test('a day stands above its first post', () => {
    const found = rows([
      post('c', 'bia', '12:00'),
      post('b', 'caio', '08:00'),
      post('a', 'bia', '22T12:00'),
    ]);
    expect(found.map(({ day }) => day)).toEqual([undefined, '23', '22']);
  });

  test('posts of one author within five minutes of each other share a head, on one day', () => {
    const joined = (...posts: Post[]) => rows(posts).map(({ is_joined }) => is_joined);
    expect(
      joined(post('c', 'bia', '12:09'), post('b', 'bia', '12:05'), post('a', 'bia', '12:00')),
    ).toEqual([true, true, false]);
    expect(joined(post('b', 'bia', '12:06'), post('a', 'bia', '12:00'))).toEqual([false, false]);
    expect(joined(post('b', 'caio', '12:01'), post('a', 'bia', '12:00'))).toEqual([false, false]);
    expect(joined(post('b', null, '12:01'), post('a', null, '12:00'))).toEqual([false, false]);
    expect(joined(post('b', 'bia', '00:01'), post('a', 'bia', '22T23:59'))).toEqual([false, false]);
  });

  test('the first of others since the person stopped begins what is new, with a head', () => {
    const posts = [
      post('d', 'bia', '12:03'),
      post('c', 'bia', '12:02'),
      post('b', 'ana', '12:01'),
      post('a', 'bia', '12:00'),
    ];
    const found = (stopped: string | null) => rows(posts, stopped).find((row) => row.is_first_new);
    expect(found('2026-11-23T12:00:00.000Z')).toMatchObject({
      post: { id: 'c' },
      is_joined: false,
    });
    expect(found('2026-11-23T12:02:00.000Z')).toMatchObject({
      post: { id: 'd' },
      is_joined: false,
    });
    expect(found('2026-11-23T12:03:00.000Z')).toBeUndefined();
    expect(found(null)).toBeUndefined(); // everything would be new
  });
});

test('what comes while somebody reads further up is held back; at the end nothing is', () => {
  const posts = [post('c', 'bia', '12:02'), post('b', 'ana', '12:01'), post('a', 'bia', '12:00')];
  const ids = (top: string | undefined) => {
    const { held, shown } = heldBack(posts, top);
    return [held, shown].map((some) => some.map(({ id }) => id).join(''));
  };
  expect(ids(undefined)).toEqual(['', 'cba']);
  const when = (time: string) => post('x', 'bia', time).data.created_at;
  expect(ids(when('12:02'))).toEqual(['', 'cba']);
  expect(ids(when('12:00'))).toEqual(['cb', 'a']);
  posts.unshift({ ...post('d', 'ana', '11:00'), rev: 0 }); // mine waits, the phone's clock is slow
  expect(ids(when('12:00'))).toEqual(['cb', 'da']);
  posts.shift();
  expect(ids(when('11:59'))).toEqual(['cba', '']); // the one they left at was deleted
});
