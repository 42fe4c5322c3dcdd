import { Link } from '@tanstack/react-router';
import { Suspense, use } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { LegalPages } from '#i18n/words/legal-text.ts';
import { buttonClass } from '#ui/button.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { legalPages } from './legal-pages.ts';
import { LegalPending } from './legal-pending.tsx';

type LegalScreenProps = { page: keyof LegalPages };

/** A legal page in the person's language, readable without an account and offline (Spec 2 §1). */
export function LegalScreen(props: LegalScreenProps) {
  return (
    <Suspense fallback={<LegalPending page={props.page} />}>
      <LegalPage {...props} />
    </Suspense>
  );
}

function LegalPage({ page }: LegalScreenProps) {
  const { LL, locale } = useI18nContext();
  const { title, summary, updated, sections } = use(legalPages(locale))[page];
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <PageHeader title={title}>
        <p className="text-soft">{updated}</p>
      </PageHeader>
      <article className="page-width flex flex-col gap-8 py-8">
        <p className="max-w-prose border-s-4 border-secondary ps-4 text-lg">{summary}</p>
        {sections.map(({ heading, text, points }) => (
          <section key={heading} className="flex max-w-prose flex-col gap-3">
            <h2 className="font-display text-2xl">{heading}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points && (
              <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-secondary">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <p>
          {page === 'privacy' ? (
            <Link to="/terms-of-service" className={buttonClass({ variant: 'plain' })}>
              {LL.shell.footer.terms()}
            </Link>
          ) : (
            <Link to="/privacy-policy" className={buttonClass({ variant: 'plain' })}>
              {LL.shell.footer.privacy()}
            </Link>
          )}
        </p>
      </article>
    </>
  );
}
