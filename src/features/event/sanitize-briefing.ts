import { briefingRule } from '#domain/briefing-html.ts';

/**
 * HTML that an organiser wrote, sanitised on this device whatever the database accepted. Links open
 * a new tab and send no referrer.
 */
export async function sanitizeBriefing(html: string): Promise<TrustedHTML> {
  const { default: purify } = await import('dompurify');
  purify.addHook('afterSanitizeAttributes', openApart);
  try {
    return purify.sanitize(html, { ...briefingRule, RETURN_TRUSTED_TYPE: true });
  } finally {
    purify.removeHook('afterSanitizeAttributes', openApart);
  }
}

function openApart(node: Element): void {
  if (node.tagName !== 'A') return;
  node.setAttribute('target', '_blank');
  node.setAttribute('rel', 'noreferrer nofollow');
}
