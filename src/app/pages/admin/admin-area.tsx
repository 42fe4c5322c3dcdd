import { Link, Navigate } from '@tanstack/react-router';
import { Suspense, useEffect, type ComponentType } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { useAdminGuard } from '#live/administration/use-admin-guard.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { ErrorState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { useTabRow } from '#ui/page/tabs.tsx';
import { useNow } from '#entities/age/use-now.ts';
import { adminParts, type AdminPart } from './admin-part.ts';
import { useWaitingArenas } from './use-waiting-arenas.ts';
import { WaitingCount, WaitingFirst } from './waiting-count.tsx';

type PartProps = {
  /** UTC ISO instant. */
  now: string;
};

const parts: Record<AdminPart, ComponentType<PartProps>> = {
  patches: lazyPart<PartProps>(async () => ({
    default: (await import('#features/admin-patches/assign-screen.tsx')).AssignScreen,
  })),
  'patch-codes': lazyPart<PartProps>(async () => ({
    default: (await import('#features/admin-codes/codes-screen.tsx')).CodesScreen,
  })),
  arenas: lazyPart<PartProps>(async () => {
    const words = import('#i18n/pt-BR/arenas.ts');
    const desk = import('./arenas-desk.tsx');
    return { default: (await withTabWords(desk, words)).ArenasDesk };
  }),
  roles: lazyPart<PartProps>(async () => ({
    default: (await import('#features/admin-roles/roles-screen.tsx')).RolesScreen,
  })),
  ads: lazyPart<PartProps>(async () => ({
    default: (await import('#features/admin-ads/ads-screen.tsx')).AdsScreen,
  })),
  log: lazyPart<PartProps>(async () => ({
    default: (await import('#features/admin-log/log-screen.tsx')).LogScreen,
  })),
};

/**
 * Spec 2 §4, the guard: checking, denied and sent to the start, or the screen. Without a signal a
 * device that never had the person's own rows says only that.
 */
export function AdminArea({ section }: { section: AdminPart }) {
  const { LL } = useI18nContext();
  const { guard, ask } = useAdminGuard();
  const now = useNow();
  if (guard === 'denied') return <Denied />;
  if (guard === 'unreached') {
    return (
      <div className="page-width py-6">
        <ErrorState title={LL.admin.unreached()} retry_label={LL.common.try_again()} onRetry={ask}>
          {LL.admin.unreached_detail()}
        </ErrorState>
      </div>
    );
  }
  if (guard === 'checking') {
    return (
      <div className="page-width py-6">
        <SkeletonRows label={LL.admin.checking()} />
      </div>
    );
  }
  return <Desk part={section} now={now} />;
}

/** Every screen's frame: the links, and what waits for a decision. */
function Desk({ part, now }: { part: AdminPart; now: string }) {
  const { LL } = useI18nContext();
  const waiting = useWaitingArenas();
  const Part = parts[part];
  return (
    <>
      <AdminNav part={part} waiting={waiting.length} />
      {part === 'patches' && <WaitingFirst waiting={waiting} now={now} />}
      <Suspense
        fallback={
          <div className="page-width py-6">
            <SkeletonRows label={LL.common.loading()} />
          </div>
        }
      >
        <Part now={now} />
      </Suspense>
    </>
  );
}

function AdminNav({ part, waiting }: { part: AdminPart; waiting: number }) {
  const { LL } = useI18nContext();
  const { label, ...words } = LL.admin.nav;
  return (
    <div className="page-width no-print pt-2">
      <nav
        ref={useTabRow(`${part} ${waiting}`)}
        aria-label={label()}
        data-scrolls-x
        className="tab-row"
      >
        {adminParts.map((one) => (
          <Link
            key={one}
            to="/admin/$section"
            params={{ section: one }}
            className="no-underline"
            aria-current={one === part ? 'page' : undefined}
          >
            {words[one]()}
            {one === 'arenas' && <WaitingCount count={waiting} />}
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** Spec 2 §6. */
function Denied() {
  const { LL } = useI18nContext();
  useEffect(() => {
    const { denied, denied_detail } = LL.admin;
    showToast({ tone: 'error', title: denied(), detail: denied_detail() });
  }, [LL]);
  return <Navigate to="/" replace />;
}
