import purify from 'dompurify';
import { briefingRule } from '#domain/briefing-html.ts';
import './briefing.css';

/** A text as it will stand in the briefing. It takes the focus, so that the arrow keys can scroll it. */
export default function BriefingPreview({ html, label }: { html: string; label: string }) {
  const clean = purify.sanitize(html, { ...briefingRule, RETURN_TRUSTED_TYPE: true });
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="briefing-text briefing-preview"
      // cleaned by DOMPurify, a TrustedHTML where the browser knows the kind
      dangerouslySetInnerHTML={{ __html: clean as unknown as string }}
    />
  );
}
