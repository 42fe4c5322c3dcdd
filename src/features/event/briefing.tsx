import { useEffect, useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';

/** Tags that a briefing may have; the database lets nothing else in (private.html_ok). */
const ALLOWED = {
  ALLOWED_TAGS: [
    'p',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'br',
    'a',
  ],
  ALLOWED_ATTR: ['href', 'target', 'rel'],
  ALLOWED_URI_REGEXP: /^https?:\/\//,
  RETURN_TRUSTED_TYPE: true,
};

/** The organiser's text. Sanitised again here: a replica may hold what an older server let through. */
export function Briefing({ html }: { html: string }) {
  const { LL } = useI18nContext();
  const clean = useSanitised(html);
  if (!clean)
    return <div className="bone bone-line" role="status" aria-label={LL.common.loading()} />;
  // React hands the TrustedHTML of DOMPurify through to the browser
  return <div className="prose" dangerouslySetInnerHTML={{ __html: clean as unknown as string }} />;
}

/** DOMPurify comes when a briefing is looked at, not before. */
function useSanitised(html: string): TrustedHtml | undefined {
  const [clean, setClean] = useState<{ html: string; clean: TrustedHtml }>();
  useEffect(() => {
    let left = false;
    void import('dompurify').then(({ default: purify }) => {
      if (!left) setClean({ html, clean: purify.sanitize(html, ALLOWED) });
    });
    return () => {
      left = true;
    };
  }, [html]);
  return clean?.html === html ? clean.clean : undefined;
}

type TrustedHtml = { toString: () => string };
