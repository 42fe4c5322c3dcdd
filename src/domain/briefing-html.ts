/**
 * What a briefing may hold, for whoever cleans one; the database says the same (`private.html_ok`): text, its
 * emphasis, headings, lists and links that lead out to the web. Shaped as DOMPurify takes it.
 */
export const briefingRule = {
  ALLOWED_TAGS: 'p b strong i em u s h2 h3 ul ol li blockquote br a'.split(' '),
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^https?:/i,
};

/** A web address as it may stand in a briefing; `exemplo.com` gets its https. Null when it is none. */
export function briefingLink(text: string): string | null {
  const given = text.trim();
  const address = /^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`;
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.hostname.includes('.') ? url.href.replaceAll('"', '%22') : null;
}

/** Text that stands for itself inside HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A briefing as plain text, for what takes no HTML: a line for each paragraph, heading and item. */
export const briefingText = (html: string): string =>
  html
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
