import { Suspense, use } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { AccountContext } from '#live/account-context.ts';

const SyncChip = lazyExtra(() => import('./sync-chip.tsx'));

/**
 * The sync status. Its code loads with the databases. From 768 px up its space is reserved until then,
 * and that of its words where it has any: what stands before it keeps its place (law 1).
 */
export function SyncCorner() {
  const account = use(AccountContext);
  return (
    <div className="flex justify-end md:min-w-12 @min-[78rem]:min-w-38">
      {account && (
        <Suspense>
          <SyncChip key={account.person?.id ?? 'nobody'} />
        </Suspense>
      )}
    </div>
  );
}
