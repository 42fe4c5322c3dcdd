/** What a stored briefing may contain; `private.html_ok` in the database checks the same. */
const ALLOWED = new Set([
  'p',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'br',
]);
/** Headings of other levels become ours. */
const STANDS_FOR: Record<string, string> = {
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  del: 's',
  strike: 's',
};
const SILENT =
  /<(script|style|head|title|template|noscript|iframe|svg|math)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)/gi;
const LONGEST = 20_000;

/**
 * Turns a model's answer into a briefing: without code fences, forbidden tags and attributes. The
 * look comes from the style sheet, so no class is stored. Null when no text is left (Spec 1 §8).
 */
export function briefingHtml(answer: string): string | null {
  const html = answer
    .replaceAll(/^\s*```[a-z]*\s*$/gim, '')
    .replaceAll('```', '')
    .replaceAll(/<!--[\s\S]*?(-->|$)/g, '')
    .replaceAll(SILENT, '')
    .split(/(<\/?[a-z][^<>]*>)/i)
    .map((part, i) => (i % 2 === 1 ? tagOf(part) : escaped(part)))
    .join('')
    .trim();
  const words = html.replaceAll(/<[^>]*>/g, '').trim();
  return words.length < 10 || html.length > LONGEST ? null : inParagraphs(html);
}

function tagOf(tag: string): string {
  const [, slash = '', name = ''] = /^<(\/?)([a-z0-9]+)/i.exec(tag) ?? [];
  const known = STANDS_FOR[name.toLowerCase()] ?? name.toLowerCase();
  if (!ALLOWED.has(known)) return '';
  return known === 'br' ? '<br>' : `<${slash}${known}>`;
}

/** Escapes the text between tags: a remaining bracket belongs to no tag. */
function escaped(text: string): string {
  return (
    text
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
  );
}

/** Some models answer in plain text. */
function inParagraphs(html: string): string {
  if (/<(p|h2|h3|ul|ol|blockquote)>/.test(html)) return html;
  return html
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`)
    .join('');
}
