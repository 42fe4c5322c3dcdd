import { Suspense, use, useEffect, useState } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { AccountContext } from '#live/account-context.ts';
import { withWords } from '#i18n/locale.ts';
import { whenIdle } from '#platform/when-idle.ts';

const Bell = lazyExtra(() => withWords(import('./bell.tsx')));

/** The bell. It loads after the list; its space is reserved until then. */
export function BellCorner() {
  const account = use(AccountContext);
  const [idle, setIdle] = useState(false);
  const wanted = account != null;
  useEffect(() => (wanted ? whenIdle(() => setIdle(true)) : undefined), [wanted]);
  return (
    <div className="min-[22.5rem]:min-w-12">
      {account && idle && (
        <Suspense>
          <Bell key={account.person?.id} visitor={!account.person} />
        </Suspense>
      )}
    </div>
  );
}
