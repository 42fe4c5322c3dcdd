import { expect, test } from 'vitest';
import { drawable, linesOf, widthOf } from './letters.ts';

test.each([
  ['Operação Ferro-Velho 3º', 'Operação Ferro-Velho 3º'],
  ['🎯 Noite  fria 👩‍👩‍👧', 'Noite fria'],
  ['عملية', ''],
  ['Çao\u0301', 'Çaó'],
])('of %s, %j is drawn', (text, drawn) => expect(drawable(text)).toBe(drawn));

const box = { width: 400, size: 50, lines: 2 };

test.each([
  ['a short one', 'Ferro-Velho'],
  ['many words', 'muitas palavras '.repeat(20)],
  ['one long word', 'x'.repeat(200)],
])('a text with %s fits its box', (_, text) => {
  const lines = linesOf(text, box);
  expect(lines.length).toBeLessThanOrEqual(2);
  for (const line of lines) expect(widthOf(line, box.size)).toBeLessThanOrEqual(box.width);
  const whole = lines.join(' ');
  expect(whole.endsWith('…')).toBe(text.length > 40);
  expect(text.startsWith(whole.replaceAll(/ ?…$/g, '').slice(0, 10))).toBe(true);
});

test('words are kept whole', () => {
  expect(linesOf('Operação Mata Fechada do Sul', { width: 300, size: 50, lines: 3 })).toEqual([
    'Operação Mata',
    'Fechada do Sul',
  ]);
});
