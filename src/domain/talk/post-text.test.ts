import { expect, test } from 'vitest';
import { postText } from './post-text.ts';

test('a post as text: its title, its words, each option and address on its own line', () => {
  const nothing = { title: null, content: null, poll_options: [], media_urls: [] };
  expect(postText({ ...nothing, content: 'Levo gelo.\nE carvão.' })).toBe('Levo gelo.\nE carvão.');
  expect(
    postText({ ...nothing, title: 'Quando?', content: '', poll_options: ['Sáb', 'Dom'] }),
  ).toBe('Quando?\n- Sáb\n- Dom');
  const media_urls = ['https://exemplo.com/a.png'];
  expect(postText({ ...nothing, content: 'A base', media_urls })).toBe(
    'A base\nhttps://exemplo.com/a.png',
  );
});
