import { expect, test } from 'vitest';
import {
  announcementProblems,
  addressesIn,
  filledIn,
  firstWrongAddress,
  isMessage,
  mediaProblems,
  pollProblems,
} from './post-form.ts';

test('an announcement needs a title and a text', () => {
  expect(announcementProblems({ title: ' ', content: '' })).toEqual({
    title: 'title_required',
    content: 'content_required',
  });
  expect(announcementProblems({ title: 'a', content: 'b' })).toEqual({});
  expect(announcementProblems({ title: 'a'.repeat(201), content: 'b'.repeat(4_001) })).toEqual({
    title: 'text_too_long',
    content: 'text_too_long',
  });
  // counted as the database counts: an emoji is one
  expect(announcementProblems({ title: '🎯'.repeat(200), content: 'b' })).toEqual({});
});

test.each([
  [['Sábado', ' '], 'options_required'],
  [['Sábado', 'sábado ', ''], 'options_same'],
  [['Sábado', 'x'.repeat(121)], 'text_too_long'],
  [['Sábado', 'Domingo'], undefined],
])('a poll with the options %j', (options, code) => {
  expect(pollProblems({ title: 'Quando?', content: '', options }).options).toBe(code);
});

test('a poll needs a question, and its details have a limit', () => {
  const options = ['a', 'b'];
  expect(pollProblems({ title: '', content: '', options })).toEqual({
    title: 'question_required',
  });
  expect(pollProblems({ title: '?', content: 'x'.repeat(4_000), options })).toEqual({});
  expect(pollProblems({ title: '?', content: 'x'.repeat(4_001), options })).toEqual({
    content: 'text_too_long',
  });
});

test.each([
  [['', ' '], 'media_required'],
  [['https://exemplo.com/a.jpg', ''], undefined],
  [['http://exemplo.com/a.jpg'], 'https_needed'],
  [['javascript:alert(1)'], 'url_invalid'],
  [['https://exemplo.com/a b'], 'url_invalid'],
  [['https://exemplo.com/a', 'exemplo'], 'url_invalid'],
  [['https://exemplo.com/a', 'exemplo.com'], undefined],
  [['http://localhost:8000/storage/v1/object/public/team-media/u/1.webp'], undefined],
])('media with the addresses %j', (urls, code) => {
  expect(mediaProblems({ content: '', urls }).urls).toBe(code);
});

test('only what was filled in is sent, addresses whole', () => {
  expect(filledIn([' a ', '', '  ', 'b'])).toEqual(['a', 'b']);
  expect(addressesIn([' ', 'exemplo.com/a.jpg'])).toEqual(['https://exemplo.com/a.jpg']);
});

test.each([
  ['', false],
  [' \n ', false],
  ['oi', true],
  ['x'.repeat(4_000), true],
  ['x'.repeat(4_001), false],
])('whether %j can be sent', (text, can) => expect(isMessage(text)).toBe(can));

test('the sentence about an address stands at the first one that is wrong', () => {
  const good = 'https://exemplo.com/a';
  expect(firstWrongAddress([good, '', 'exemplo', 'http://x'])).toBe(2);
  expect(firstWrongAddress([good, `https://exemplo.com/${'x'.repeat(2_000)}`])).toBe(1);
  expect(firstWrongAddress(['', ''])).toBe(0);
});

test.each(['\u2800', '\u3164', '\u200b', '\u200d\ufe0f'])(
  '%j alone is no message and no title',
  (blank) => {
    expect(isMessage(blank)).toBe(false);
    expect(announcementProblems({ title: blank, content: blank })).toEqual({
      title: 'title_required',
      content: 'content_required',
    });
  },
);

test.each([
  ['Dia 6', 'Dia\u00a06'],
  ['José', 'Jose\u0301'],
])('the options %j and %j are the same', (one, other) =>
  expect(pollProblems({ title: '?', content: '', options: [one, other] })).toEqual({
    options: 'options_same',
  }),
);
