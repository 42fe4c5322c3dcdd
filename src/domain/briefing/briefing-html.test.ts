import { expect, test } from 'vitest';
import { briefingText } from './briefing-html.ts';

test('a briefing as text has a line for each part, and its characters without escapes', () => {
  expect(
    briefingText(
      '<h2>Regras</h2><ul><li><p>Lado&nbsp;&quot;A&quot;</p></li></ul><p>1 &lt; 2 &amp; 3 &gt; 2<br>Fim</p>',
    ),
  ).toBe('Regras\n- Lado "A"\n\n1 < 2 & 3 > 2\nFim');
});

test('items of a list are lines that follow each other', () => {
  expect(briefingText('<ul><li><p>um</p></li><li><p>dois</p></li></ul><p>Fim</p>')).toBe(
    '- um\n- dois\n\nFim',
  );
});

test.each([
  ['<a href="https://x.com/a?b=1&amp;c=2">aqui</a>.', 'aqui (https://x.com/a?b=1&c=2).'],
  ['<a target="_blank" href="https://x.com/"><strong>aqui</strong></a>', 'aqui (https://x.com/)'],
  ['<a href="https://x.com/regras">https://x.com/regras</a>', 'https://x.com/regras'],
  ['<a href="https://www.x.com/">x.com</a>', 'x.com'],
])('the address of %s is not lost', (html, text) => {
  expect(briefingText(`<p>${html}</p>`)).toBe(text);
});
