import { expect, test } from 'vitest';
import { briefingText } from './briefing-html.ts';

test('a briefing as text has a line for each part, and its characters without escapes', () => {
  expect(
    briefingText(
      '<h2>Regras</h2><ul><li><p>Lado&nbsp;&quot;A&quot;</p></li></ul><p>1 &lt; 2 &amp; 3 &gt; 2<br>Fim</p>',
    ),
  ).toBe('Regras\n- Lado "A"\n\n1 < 2 & 3 > 2\nFim');
});
