import { lazy, Suspense, use } from 'react';
import { AccountContext } from '#live/account-context.ts';

const SyncChip = lazy(() => import('./sync-chip.tsx'));

/** The sync status. Its code loads with the databases; its space is reserved until then. */
export function SyncCorner() {
  const account = use(AccountContext);
  return (
    <div className="flex min-w-12 justify-end">
      {account && (
        <Suspense>
          <SyncChip key={account.person?.id ?? 'nobody'} />
        </Suspense>
      )}
    </div>
  );
}
