import purify from 'dompurify';
import { briefingRule } from '#domain/briefing/briefing-html.ts';
import { pastedBlocks } from './pasted-blocks.ts';
import { PLAIN } from './pasted-look.ts';

const KEPT = briefingRule.ALLOWED_TAGS.join(',');

/**
 * Sanitises what is pasted or dropped, before the editor sees it, and writes what other programs
 * mean (Gmail's lines, tables, bold of Google Docs, lists of Word) in the tags of a briefing.
 */
export function cleanPasted(html: string): string {
  const page = purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style'],
    RETURN_DOM_FRAGMENT: true,
  });
  const own = page.querySelector('[data-pm-slice]') !== null;
  // copied from this editor, with a note on where the cut was
  if (own && [...page.querySelectorAll('*')].every((one) => one.matches(KEPT))) {
    return purify.sanitize(html, briefingRule);
  }
  return purify.sanitize(pastedBlocks(page.childNodes, PLAIN), briefingRule);
}
