import { useEffect, useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { sanitizeBriefing } from './sanitize-briefing.ts';
import { report } from '#sync/device/report.ts';

/** The text of the organiser. */
export function Briefing({ html, empty }: { html: string; empty: string }) {
  const { LL } = useI18nContext();
  const [clean, setClean] = useState<{ of: string; html: TrustedHTML }>();
  useEffect(() => {
    let current = true;
    const show = async () => {
      const safe = await sanitizeBriefing(html);
      if (current) setClean({ of: html, html: safe });
    };
    show().catch(report);
    return () => {
      current = false;
    };
  }, [html]);
  if (html.replace(/<[^>]*>/g, '').trim() === '') return <p className="text-soft">{empty}</p>;
  if (clean?.of !== html) return <Spinner label={LL.common.loading()} />;
  return (
    <div
      className="flex max-w-prose flex-col gap-3 [&_blockquote]:border-s-2 [&_blockquote]:border-line [&_blockquote]:ps-4 [&_h2]:mt-2 [&_h2]:text-xl [&_h3]:mt-2 [&_h3]:text-lg [&_li]:mb-1 [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6"
      // sanitised by DOMPurify: a TrustedHTML where the browser has that type
      dangerouslySetInnerHTML={{ __html: clean.html as unknown as string }}
    />
  );
}
