import { useEffect, type ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { SkipLink } from '#ui/skip-link.tsx';
import { ToastHost } from '#ui/toast-host.tsx';
import { ShellBanners } from './banners.tsx';
import { useConnectionToasts } from './connection-toasts.ts';
import { Footer } from './footer.tsx';
import { useFollowLanguage } from '../settings/follow-language.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { SignOutHost } from '../corner/sign-out-host.tsx';
import { TopBar } from './top-bar.tsx';
import { VerificationHost } from '../corner/verification-host.tsx';

const CONTENT = 'content';

/** The frame around every screen. It paints before any database is open. */
export function Shell({ children }: { children: ReactNode }) {
  const { LL } = useI18nContext();
  useFollowLanguage();
  useConnectionToasts();
  useEffect(keepFocus, []);
  return (
    <div className="shell">
      <SkipLink target_id={CONTENT}>{LL.shell.skip_to_content()}</SkipLink>
      <TopBar />
      <ShellBanners />
      <main id={CONTENT} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <SignOutHost />
      <VerificationHost />
      <RouteAnnouncer focus_id={CONTENT} />
      <ToastHost close_label={LL.common.close()} />
    </div>
  );
}
