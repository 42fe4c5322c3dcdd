import { lazy, Suspense, use } from 'react';
import { AccountContext } from '#live/account-context.ts';

const SyncChip = lazy(() => import('./sync-chip.tsx'));

/** The state of the data. Its code comes with the databases; the place is kept free until then. */
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
