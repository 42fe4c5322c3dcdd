import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ContourField } from '#ui/drawing/contour-field.tsx';

/** The end of the page. @param children the links */
export function LastCall({ children }: { children: ReactNode }) {
  const { LL } = useI18nContext();
  return (
    <section aria-labelledby="last-call" className="home-last">
      <ContourField />
      <div className="page-width flex flex-wrap items-end justify-between gap-8">
        <div>
          <h2 id="last-call" className="max-w-[4.05em] text-6xl leading-[0.88] md:text-8xl">
            {LL.home.last.title()}
          </h2>
          <p className="mt-4 text-lg">{LL.home.last.body()}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
