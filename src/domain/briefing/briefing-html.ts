/**
 * What a briefing may contain; the database checks the same (`private.html_ok`): text, emphasis,
 * headings, lists and links to web addresses. Shaped for DOMPurify.
 */
export const briefingRule = {
  ALLOWED_TAGS: 'p b strong i em u s h2 h3 ul ol li blockquote br a'.split(' '),
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^https?:/i,
};

/**
 * A web address that a briefing may link to; `exemplo.com` gets its https. Null when it is not a
 * valid address.
 */
export function briefingLink(text: string): string | null {
  const given = text.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`;
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.hostname.includes('.') ? url.href.replaceAll('"', '%22') : null;
}

/** Escapes text for use inside HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * A briefing as plain text, for places that accept no HTML: a line for each paragraph, heading and
 * item, and the address of a link after its words.
 */
export const briefingText = (html: string): string =>
  html
    .replace(/<a\s[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gis, (_, address: string, inside: string) =>
      linkText(address, inside.replace(/<[^>]*>/g, '')),
    )
    .replace(/<\/p>(?=<\/li>)/gi, '')
    .replace(/<li>/gi, '- ')
    .replace(/<br\s*\/?>|<\/(p|h2|h3|li|blockquote|ul|ol)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Nothing is added to words that are the address, as people write it. */
const linkText = (address: string, words: string): string =>
  bareAddress(words) === bareAddress(address) ? words : `${words} (${address})`;

const bareAddress = (text: string): string =>
  text
    .trim()
    .replace(/^https?:\/\/(www\.)?|^www\./i, '')
    .replace(/\/$/, '');
