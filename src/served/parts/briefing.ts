import { briefingRule } from '#domain/briefing/briefing-html.ts';
import { html, withReferences, type Markup } from '../html.ts';

const TAGS = new Set(briefingRule.ALLOWED_TAGS);
const TAG = /(<[^<>]*>)/;
const PARTS = /^<(\/?)([a-z][a-z\d]*)\b([^>]*)>$/i;
const HREF = /\shref="([^"]*)"/i;

/** An element that is open: its name, and what it contains so far. */
type Open = { name: string; href: string; inside: Markup[] };

/**
 * The organiser's text, written anew: known elements without attributes, links with their address,
 * and text. Whatever else the stored text contains is left out, and every element is closed.
 */
export function briefingMarkup(stored: string): Markup {
  const whole: Open = { name: '', href: '', inside: [] };
  const open: Open[] = [whole];
  const close = () => {
    const closed = open.pop()!;
    open.at(-1)!.inside.push(element(closed));
  };
  for (const [i, part] of stored.split(TAG).entries()) {
    if (i % 2 === 0) {
      if (part !== '') open.at(-1)!.inside.push(withReferences(part));
      continue;
    }
    const [, end, given = '', attributes = ''] = PARTS.exec(part) ?? [];
    const name = given.toLowerCase();
    if (!TAGS.has(name)) continue;
    if (name === 'br') open.at(-1)!.inside.push(html`<br />`);
    else if (end === '') open.push({ name, href: HREF.exec(attributes)?.[1] ?? '', inside: [] });
    else if (open.some((one) => one.name === name)) {
      while (open.at(-1)!.name !== name) close();
      close();
    }
  }
  while (open.length > 1) close();
  return html`${whole.inside}`;
}

const WRITE: Record<string, (inside: readonly Markup[]) => Markup> = {
  p: (inside) => html`<p>${inside}</p>`,
  b: (inside) => html`<b>${inside}</b>`,
  strong: (inside) => html`<strong>${inside}</strong>`,
  i: (inside) => html`<i>${inside}</i>`,
  em: (inside) => html`<em>${inside}</em>`,
  u: (inside) => html`<u>${inside}</u>`,
  s: (inside) => html`<s>${inside}</s>`,
  h2: (inside) => html`<h2>${inside}</h2>`,
  h3: (inside) => html`<h3>${inside}</h3>`,
  ul: (inside) =>
    html`<ul>
      ${inside}
    </ul>`,
  ol: (inside) =>
    html`<ol>
      ${inside}
    </ol>`,
  li: (inside) => html`<li>${inside}</li>`,
  blockquote: (inside) => html`<blockquote>${inside}</blockquote>`,
};

function element({ name, href, inside }: Open): Markup {
  if (name !== 'a') return WRITE[name]?.(inside) ?? html`${inside}`;
  if (!briefingRule.ALLOWED_URI_REGEXP.test(href)) return html`<a>${inside}</a>`;
  return html`<a href="${withReferences(href)}" target="_blank" rel="noreferrer nofollow"
    >${inside}</a
  >`;
}
