import purify from 'dompurify';
import { briefingRule } from '#domain/briefing/briefing-html.ts';
import './briefing.css';

/**
 * Shows a text as it will look in the briefing. It takes the focus, so that the arrow keys can
 * scroll it.
 */
export default function BriefingPreview({ html, label }: { html: string; label: string }) {
  const clean = purify.sanitize(html, { ...briefingRule, RETURN_TRUSTED_TYPE: true });
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="briefing-text briefing-preview"
      // sanitised by DOMPurify: a TrustedHTML where the browser has that type
      dangerouslySetInnerHTML={{ __html: clean as unknown as string }}
    />
  );
}
