import { expect, test } from 'vitest';
import { briefingRule } from '#domain/briefing/briefing-html.ts';
import { briefingMarkup } from './briefing.ts';

const written = (stored: string) => briefingMarkup(stored).text;

test('a briefing as the editor stores it stays as it is', () => {
  const stored =
    '<h2>Missão</h2><p>Um <strong>avião</strong> &amp; rádio<br /></p><ul><li><p>água</p></li></ul>';
  expect(written(stored)).toBe(stored);
});

test.each(briefingRule.ALLOWED_TAGS.filter((name) => name !== 'br' && name !== 'a'))(
  '%s is written',
  (name) => expect(written(`<${name}>x</${name}>`)).toBe(`<${name}>x</${name}>`),
);

test('a link opens a new tab, and only web addresses work', () => {
  expect(written('<a target="_blank" href="https://x.com/?a=1&amp;b=2">x</a>')).toBe(
    '<a href="https://x.com/?a=1&amp;b=2" target="_blank" rel="noreferrer nofollow">x</a>',
  );
  expect(written('<a href="javascript:alert(1)">x</a>')).toBe('<a>x</a>');
});

test.each([
  ['<script>alert(1)</script>ok', 'alert(1)ok'],
  ['<img src=x onerror=alert(1)>ok', 'ok'],
  ['<p onclick="alert(1)" style="color:red">ok</p>', '<p>ok</p>'],
  ['<svg><p>ok', '<p>ok</p>'],
  ['a < b <<p>script>x', 'a &lt; b &lt;<p>script&gt;x</p>'],
  ['</div></main>ok', 'ok'],
])('%s becomes %s', (stored, left) => expect(written(stored)).toBe(left));

test('every element is closed, in order', () => {
  expect(written('<ul><li>a <b>b<i>c</ul>d</p>')).toBe('<ul><li>a <b>b<i>c</i></b></li></ul>d');
});
