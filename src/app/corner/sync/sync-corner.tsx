import { Suspense, use } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { AccountContext } from '#live/account-context.ts';

const SyncChip = lazyExtra(() => import('./sync-chip.tsx'));

/** The sync status. Its code loads with the databases; from 768 px up its space is reserved until then. */
export function SyncCorner() {
  const account = use(AccountContext);
  return (
    <div className="flex justify-end md:min-w-12">
      {account && (
        <Suspense>
          <SyncChip key={account.person?.id ?? 'nobody'} />
        </Suspense>
      )}
    </div>
  );
}
