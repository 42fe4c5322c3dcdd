import { LinkifyIt } from 'linkify-it';
import { copiedNumber, normalizeWhatsapp } from '../whatsapp/whatsapp.ts';
import { isOtherNumber } from './named-number.ts';

/** A part of a text: without `href` it is plain text. `own` is a path of this app. */
export type TextPart = { readonly text: string; readonly href?: string; readonly own?: true };

/**
 * Endings that make a link of a name without https://. Not those of every country: `chegar.se` and `hoje.no` are two
 * words between which a space was forgotten.
 */
const ENDINGS = [
  'br',
  'com',
  'net',
  'org',
  'app',
  'info',
  'tv',
  'link',
  'gg',
  'io',
  'gl',
  'ly',
  'pt',
];

/** An address without https:// of a service that is known by its name. */
function short(way: RegExp): Parameters<LinkifyIt['add']>[1] {
  return {
    validate: (text, at) => way.exec(text.slice(at))?.[0].length ?? 0,
    normalize: (match) => void (match.url = `https://${match.url}`),
  };
}

const linkify = new LinkifyIt({ fuzzyLink: true, tlds: ENDINGS })
  .add('ftp:', null)
  .add('//', null)
  .add('wa.me/', short(/^\+?\d{8,15}/));
// their endings alone are words of a sentence
for (const host of ['t.me/', 'm.me/', 'youtu.be/', 'forms.gle/', 'g.co/', 'maps.apple/'])
  linkify.add(host, short(/^[\w+@/?=&%-]+/));

/** Digits as telephones are written; no part of a date, of an hour or of another number. */
const PHONE = /(?<![\p{L}\d/.,:-])(?:\+|\(|\d)[\d()\u00a0 .-]{8,20}\d(?![\p{L}\d/:]|[.,-]\d)/gu;
/** Marks that come along with what is copied: they are no part of an address, and end it as a space does. */
const COPIED = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * The addresses, e-mails and telephones in a text. @param origin of this app: an address there is a way within it
 * @param before what stands before the text in the same line: it may name the first number
 */
export function findLinks(text: string, origin: string, before = ''): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { index, lastIndex, url: found, schema } of linkify.match(
    text.replaceAll(COPIED, ' '),
  ) ?? []) {
    if (index > end) parts.push(...phonesIn(text.slice(end, index), end === 0 ? before : ''));
    const url = schema === '' ? found.replace(/^http:/, 'https:') : found;
    const part = { text: text.slice(index, lastIndex), href: url };
    const way = wayIn(url, origin);
    if (way !== undefined) parts.push({ ...part, href: way, own: true });
    else parts.push(/^(https?|mailto):/i.test(url) ? part : { text: part.text });
    end = lastIndex;
  }
  if (end < text.length) parts.push(...phonesIn(text.slice(end), end === 0 ? before : ''));
  return parts;
}

/** The path of an address of this app. */
function wayIn(url: string, origin: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { origin: its, pathname, search, hash } = new URL(url);
  // two slashes would lead to another server
  return its === origin && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

function phonesIn(text: string, before: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: written, index } of text.matchAll(PHONE)) {
    const after = text.slice(index + written.length);
    const number = isOtherNumber(before + text.slice(0, index), written, after)
      ? null
      : normalizeWhatsapp(copiedNumber(written));
    if (number === null || !(number.startsWith('55') || written.startsWith('+'))) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: written, href: `tel:+${number.replace('+', '')}` });
    end = index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
