import { Link } from '@tanstack/react-router';
import { Rocket } from 'lucide-react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Locales } from '#i18n/i18n-types.ts';
import { nowUtc } from '#platform/clock.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { navigation } from './navigation.ts';

/** An external page in the person's language that explains what a progressive web app is. */
const LAUNCHED_AS = (locale: Locales): string =>
  `https://developer.mozilla.org/${locale === 'en' ? 'en-US' : locale}/docs/Web/Progressive_web_apps`;

/** Logo, the links of the top bar, legal pages and the launch link (Spec 1 §2). */
export function Footer() {
  const { LL, locale } = useI18nContext();
  const words = LL.shell.footer;
  return (
    <footer className="footer" aria-label={words.label()}>
      <div className="page-width flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          <span className="brand m-0 text-base-content">
            <BrandMark />
            <span>{LL.shell.app_name()}</span>
          </span>
          <ul className="flex flex-wrap gap-x-6">
            {navigation.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="">
                  {label(LL)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
          <Link to="/privacy-policy" className="">
            {words.privacy()}
          </Link>
          <Link to="/terms-of-service" className="">
            {words.terms()}
          </Link>
          <a
            href={LAUNCHED_AS(locale)}
            target="_blank"
            rel="noopener noreferrer external"
            className="gap-2"
          >
            <Rocket aria-hidden className="size-4" />
            {words.launched()}
            <span className="sr-only">{words.new_tab()}</span>
          </a>
          <p className="md:ms-auto">{words.copyright({ year: Number(nowUtc().slice(0, 4)) })}</p>
        </div>
      </div>
    </footer>
  );
}
