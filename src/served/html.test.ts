import { expect, test } from 'vitest';
import { dataElement, html, withReferences } from './html.ts';

test('a value is text, wherever it stands', () => {
  const evil = `"><script>alert('1')</script>&`;
  expect(html`<a href="${evil}">${evil}</a>`.text).toBe(
    '<a href="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;">' +
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</a>',
  );
});

test('an object that looks like markup is text too', () => {
  const forged = { text: '<b>' } as unknown as string;
  expect(() => html`${forged}`).toThrow();
});

test('markup stays, lists are joined, nothing is left out as text', () => {
  const rows = ['a', '<'].map((name) => html`<li>${name}</li>`);
  expect(
    html`<ul>
        ${rows}
      </ul>
      ${false}${null}${undefined}${0}`.text,
  ).toBe('<ul><li>a</li><li>&lt;</li></ul>0');
});

test('an attribute without quotes is refused', () => {
  expect(() => html`<a href=${'x onclick=alert(1)'}>`).toThrow('without quotes');
});

test('the layout of the source is not sent, and what separates words is', () => {
  const [name, day] = ['Ana', 'sábado'];
  expect(
    html`
      <p class="a" id="b">
        ${name}
        <b>${day}</b>
      </p>
      <i>a, ${name}, ${day} e mais</i>
    `.text,
  ).toBe('<p class="a" id="b">Ana<b>sábado</b></p><i>a, Ana, sábado e mais</i>');
});

test('data can not end its element', () => {
  const { text } = dataElement('application/json', { name: '</script><!--<script>' }, 'a"b');
  expect(text.match(/<\/?script|<!--/g)).toEqual(['<script', '</script']);
  expect(text).toContain('id="a&quot;b"');
  expect(JSON.parse(/>(.*)<\/script>$/.exec(text)![1]!)).toEqual({ name: '</script><!--<script>' });
});

test.each([
  ['a &amp; b &lt;p&gt; &#39; &#x27; &nbsp;', 'a &amp; b &lt;p&gt; &#39; &#x27; &nbsp;'],
  ['a & b &; &#; <p> "', 'a &amp; b &amp;; &amp;#; &lt;p&gt; &quot;'],
])('%s keeps its references and nothing else', (given, left) =>
  expect(withReferences(given).text).toBe(left),
);
