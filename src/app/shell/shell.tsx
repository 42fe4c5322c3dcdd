import { Suspense, type ReactNode } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SkipLink } from '#ui/page/skip-link.tsx';
import { ToastHost } from '#ui/overlay/toast-host.tsx';
import { FirstPending } from '../screens/route-pending.tsx';
import { ShellBanners } from './banners.tsx';
import { Footer } from './footer.tsx';
import { useFollowLanguage } from './follow-language.ts';
import { TopBar } from './top-bar.tsx';

const CONTENT = 'content';
// it stands over the page and moves nothing when it comes
const ThumbBar = lazyExtra(() => import('./thumb-bar.tsx'));
const AfterPaint = lazyExtra(() => import('../corner/after-paint.tsx'));

/** The frame around every screen. It paints before any database is open. */
export function Shell({ children }: { children: ReactNode }) {
  const { LL } = useI18nContext();
  useFollowLanguage();
  return (
    <div className="shell">
      <SkipLink target_id={CONTENT}>{LL.shell.skip_to_content()}</SkipLink>
      <TopBar />
      <ShellBanners />
      <main id={CONTENT} tabIndex={-1}>
        <FirstPending />
        {children}
      </main>
      <Footer />
      <Suspense>
        <ThumbBar />
      </Suspense>
      <Suspense>
        <AfterPaint content_id={CONTENT} />
      </Suspense>
      <ToastHost close_label={LL.common.close()} />
    </div>
  );
}
