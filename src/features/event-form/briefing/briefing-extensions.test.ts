// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { briefingDocument, briefingExtensions } from './briefing-extensions.ts';
import { cleanPasted } from './paste/clean-pasted.ts';

/** What the editor would pass to the form. */
function written(html: string): string {
  const editor = new Editor({
    element: null,
    extensions: briefingExtensions,
    content: briefingDocument(html),
    injectCSS: false,
  });
  const text = editor.getHTML();
  editor.destroy();
  return text;
}

/** The rule of `private.html_ok`, as far as the editor writes such tags. */
const TAGS =
  /<\/?(p|b|strong|i|em|u|s|h2|h3|ul|ol|li|blockquote)>|<br>|<a href="https?:[^"<>\s]+">|<\/a>/g;

test('what the database keeps comes back unchanged', () => {
  const html =
    '<h2>Missão</h2><p>Um <strong>dois</strong> <em>três</em> <u>quatro</u> <s>cinco</s><br>seis</p>' +
    '<ul><li><p>rádio</p></li></ul><ol><li><p>água</p></li></ol><blockquote><p>Silêncio.</p></blockquote>' +
    '<p><a href="https://exemplo.com/?a=1&amp;b=2">regras</a></p>';
  expect(written(html)).toBe(html);
});

test.each([
  '<ol start="3" type="a"><li>um</li></ol>',
  '<p class="x" style="color:red" onclick="alert(1)">um</p>',
  '<h1>um</h1><h4>dois</h4><pre>três</pre><table><tr><td>quatro</td></tr></table>',
  '<p>a <a href="https://x.com/a b" target="_blank" rel="me">link</a> e <a href="javascript:x()">outro</a></p>',
  '<img src=x onerror=alert(1)><script>alert(1)</script><iframe src="https://x.com"></iframe>um',
  '<p>1 &lt; 2 &amp; 3</p>',
])('%s becomes HTML that the database accepts', (html) => {
  for (const clean of [written(html), written(cleanPasted(html))]) {
    expect(clean.replace(TAGS, '')).not.toMatch(/[<>]/);
    expect(clean).toMatch(/um|link|1 &lt; 2/);
  }
});

test('a link that leads to no web address is text', () => {
  expect(written('<p><a href="https://localhost/">um</a></p>')).toBe('<p>um</p>');
});

test('text that is typed after a link is not part of the link', () => {
  const editor = new Editor({
    element: null,
    extensions: briefingExtensions,
    content: briefingDocument('<p><a href="https://exemplo.com/">regras</a></p>'),
    injectCSS: false,
  });
  const marksAt = (place: number) =>
    editor.state.doc
      .resolve(place)
      .marks()
      .map(({ type }) => type.name);
  expect([marksAt(2), marksAt('regras'.length + 1)]).toEqual([['link'], []]);
  editor.destroy();
});

test('the link has the name by which the tools set and remove it', () => {
  const editor = new Editor({
    element: null,
    extensions: briefingExtensions,
    content: briefingDocument('<p><a href="https://exemplo.com/">regras</a></p>'),
    injectCSS: false,
  });
  expect(Object.keys(editor.schema.marks)).toContain('link');
  editor.destroy();
});
