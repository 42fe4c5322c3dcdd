import { Link } from '@tanstack/react-router';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { nowUtc } from '#platform/clock.ts';
import { BrandMark } from '#ui/drawing/brand-mark.tsx';
import { navigation } from './navigation.ts';

/** Where the app was launched, as the build's settings say it; without an address, nothing. */
const url = import.meta.env.VITE_LAUNCH_URL;
const label = import.meta.env.VITE_LAUNCH_LABEL;
const image = import.meta.env.VITE_LAUNCH_IMAGE;

/** Logo, the links of the top bar, legal pages and the badge of the launch (Spec 1 §2). */
export function Footer() {
  const { LL } = useI18nContext();
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
            {navigation.map(({ label: word, ...link }) => (
              <li key={link.to}>
                <Link {...link} className="">
                  {word(LL)}
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
          {url && label && (
            <a href={url} target="_blank" rel="noopener noreferrer external" className="gap-2">
              {image && <img src={image} alt="" className="h-6 w-auto" loading="lazy" />}
              {label}
              <span className="sr-only">{words.new_tab()}</span>
            </a>
          )}
          <p className="md:ms-auto">{words.copyright({ year: Number(nowUtc().slice(0, 4)) })}</p>
        </div>
      </div>
    </footer>
  );
}
