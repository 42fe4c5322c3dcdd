import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { BrandMark } from '#ui/drawing/brand-mark.tsx';
import { navigation } from './navigation.ts';
import { AccessibilityMenu } from '../settings/accessibility-menu.tsx';
import { AccountCorner } from '../corner/account-corner.tsx';
import { BellCorner } from '../corner/bell/bell-corner.tsx';
import { LanguageMenu } from '../settings/language-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SyncCorner } from '../corner/sync/sync-corner.tsx';
import { ThemeButton } from '../settings/theme-button.tsx';

// the browser offers to install some time after the start
const InstallButton = lazyExtra(async () => ({
  default: (await import('./install-button.tsx')).InstallButton,
}));

/**
 * Below 768 px everything that is rarely used is in the menu, below 78rem the settings too. The rem
 * follow the font step, so a desktop bar with large letters holds no more than a small one.
 */
export function TopBar() {
  const { LL } = useI18nContext();
  return (
    <header className="top-bar">
      <div className="page-width">
        <Link to="/" className="brand" aria-label={LL.shell.app_name()}>
          <BrandMark />
          <span>{LL.shell.app_name()}</span>
        </Link>
        <nav aria-label={LL.shell.nav.label()}>
          {navigation.map(({ label, ...link }) => (
            <Link key={link.to} {...link} className="nav-link">
              {label(LL)}
            </Link>
          ))}
        </nav>
        <Suspense>
          <InstallButton />
        </Suspense>
        <SyncCorner />
        <BellCorner />
        {/* a change of the font size must not close the menu that the person is using */}
        <div className="hidden items-center gap-1 focus-within:flex has-[[aria-expanded=true]]:flex @min-[78rem]:flex">
          <LanguageMenu />
          <AccessibilityMenu />
          <ThemeButton />
        </div>
        <div className="hidden shrink-0 items-center gap-1 whitespace-nowrap md:flex">
          <AccountCorner />
        </div>
        <div className="@min-[78rem]:hidden">
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
