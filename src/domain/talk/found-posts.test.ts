import { expect, test } from 'vitest';
import { foundPosts } from './found-posts.ts';
import type { Post } from './team-talk.ts';

const post = (id: string, minute: number, data: object = {}) =>
  ({
    id,
    rev: 1,
    data: {
      author_name: 'Zélia Prado',
      title: null,
      content: 'Levo gelo.',
      poll_options: [],
      media_urls: [],
      created_at: `2026-11-23T11:0${minute}:00.000Z`,
      ...data,
    },
  }) as unknown as Post;
const found = (term: string, ...posts: Post[]) => foundPosts(posts, term)?.map(({ id }) => id);

test('every word is found, without accents and case, in text, title, options and author; the newest first', () => {
  const posts = [
    post('a', 1),
    post('b', 3, { content: null, title: 'Treino', poll_options: ['Sábado'] }),
    post('c', 2, { content: 'Saída às sete', author_name: null }),
  ];
  expect(found('GELO', ...posts)).toEqual(['a']);
  expect(found('zelia', ...posts)).toEqual(['b', 'a']);
  expect(found('sabado treino', ...posts)).toEqual(['b']);
  expect(found('saida gelo', ...posts)).toEqual([]);
});

test('what has no word finds nothing yet', () => {
  expect(found('  ', post('a', 1))).toBeUndefined();
});
