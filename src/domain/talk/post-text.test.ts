import { expect, test } from 'vitest';
import { postText, sayOf, wordsOf } from './post-text.ts';

const EVENT = 'https://qg.example/event/11111111-2222-8333-a444-555555555555';

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

test('the words of a post that is asked for are without the addresses of its pictures and its event', () => {
  const args = {
    title: 'Copa',
    content: `Vamos?\n${EVENT}`,
    poll_options: ['A'],
    media_urls: ['x'],
  };
  expect(wordsOf({ name: 'post_communication@1', args })).toBe('Copa\nVamos?\n- A');
  expect(wordsOf({ name: 'vote@1', args: {} })).toBe('');
});

test.each([
  ['Farda', 'Todos de laranja', [], 'Farda'],
  [null, 'Levo gelo', ['https://exemplo.com/a.png'], 'Levo gelo'],
  [null, '', ['https://exemplo.com/a.png'], 'Imagem'],
  [null, '', ['https://www.exemplo.com/mapa?x=1'], 'exemplo.com/mapa'],
  ['Copa', `Vamos?\n${EVENT}`, [], 'Copa'],
  [null, `Vamos?\n${EVENT}`, [], 'Vamos?'],
  [null, EVENT, [], EVENT.slice(8)],
])('a post with the title %j, the text %j and %j in one line: %s', (title, content, urls, said) => {
  expect(sayOf({ title, content, media_urls: urls }, 'Imagem')).toBe(said);
});
