import purify from 'dompurify';
import { briefingRule } from '#domain/briefing-html.ts';
import './briefing.css';

/** A text as it will stand in the briefing. */
export default function BriefingPreview({ html }: { html: string }) {
  const clean = purify.sanitize(html, { ...briefingRule, RETURN_TRUSTED_TYPE: true });
  return (
    <div
      className="briefing-text briefing-preview"
      // cleaned by DOMPurify, a TrustedHTML where the browser knows the kind
      dangerouslySetInnerHTML={{ __html: clean as unknown as string }}
    />
  );
}
