import type { DOMPurify } from 'dompurify';
import { briefingRule } from '#domain/briefing/briefing-html.ts';

let purify: DOMPurify | undefined;

/** Loads the sanitiser, once. Then a briefing is on screen with its event, and not after it. */
export async function loadSanitizer(): Promise<void> {
  purify ??= (await import('dompurify')).default;
}

/**
 * HTML that an organiser wrote, sanitised on this device whatever the database accepted. Links open
 * a new tab and send no referrer.
 * @returns undefined before the sanitiser is loaded
 */
export function sanitizeBriefing(html: string): TrustedHTML | undefined {
  if (!purify) return undefined;
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
