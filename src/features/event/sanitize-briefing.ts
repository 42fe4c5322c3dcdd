import type { Config } from 'dompurify';

/** The tags that the database takes too (`private.html_ok`): text, its emphasis, lists, links. */
const CLEAN: Config = {
  ALLOWED_TAGS: 'p b strong i em u s h2 h3 ul ol li blockquote br a'.split(' '),
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^https?:/i,
};

/**
 * HTML that an organiser wrote, cleaned on this device whatever the database let in. Links open apart
 * and tell nobody where they were clicked.
 */
export async function sanitizeBriefing(html: string): Promise<TrustedHTML> {
  const { default: purify } = await import('dompurify');
  purify.addHook('afterSanitizeAttributes', openApart);
  try {
    return purify.sanitize(html, { ...CLEAN, RETURN_TRUSTED_TYPE: true });
  } finally {
    purify.removeHook('afterSanitizeAttributes', openApart);
  }
}

function openApart(node: Element): void {
  if (node.tagName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noreferrer nofollow');
}
