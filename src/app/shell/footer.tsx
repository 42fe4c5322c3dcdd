import { Link } from '@tanstack/react-router';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { nowUtc } from '#platform/clock.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import { navigation } from '../navigation.ts';

export function Footer() {
  const { LL } = useI18nContext();
  return (
    <footer className="footer" aria-label={LL.shell.footer.label()}>
      <div className="page-width flex flex-wrap items-center gap-x-8 gap-y-2">
        <span className="brand text-base-content">
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
        <p className="text-sm md:ms-auto">
          {LL.shell.footer.copyright({ year: Number(nowUtc().slice(0, 4)) })}
        </p>
      </div>
    </footer>
  );
}
