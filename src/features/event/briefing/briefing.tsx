import { useEffect, useMemo, useRef } from 'react';
import { linkWords } from '#entities/linked-text/link-words.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Spinner } from '#ui/page/spinner.tsx';
import { sanitizeBriefing } from './sanitize-briefing.ts';

/** The text of the organiser. The screen has loaded the sanitiser. */
export function Briefing({ html, empty }: { html: string; empty: string }) {
  const { LL } = useI18nContext();
  const clean = useMemo(() => sanitizeBriefing(html), [html]);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // without the file the text stays as it is
    if (shown.current) void linkWords(shown.current).catch(() => undefined);
  }, [clean]);
  if (html.replace(/<[^>]*>/g, '').trim() === '') return <p className="text-soft">{empty}</p>;
  if (!clean) return <Spinner label={LL.common.loading()} />;
  return (
    <div
      ref={shown}
      className="flex max-w-prose flex-col gap-3 [&_blockquote]:border-s-2 [&_blockquote]:border-line [&_blockquote]:ps-4 [&_h2]:mt-2 [&_h2]:text-xl [&_h3]:mt-2 [&_h3]:text-lg [&_li]:mb-1 [&_ol]:list-decimal [&_ol]:ps-6 [&_ul]:list-disc [&_ul]:ps-6"
      // sanitised by DOMPurify: a TrustedHTML where the browser has that type
      dangerouslySetInnerHTML={{ __html: clean as unknown as string }}
    />
  );
}
