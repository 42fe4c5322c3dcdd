import { lazy, Suspense, use, useEffect, useState } from 'react';
import { AccountContext } from '#live/account-context.ts';
import { loadWords } from '../start/locale.ts';
import { whenIdle } from '../start/when-idle.ts';

const Bell = lazy(async () => {
  const [bell] = await Promise.all([import('./bell.tsx'), loadWords()]);
  return bell;
});

/** The bell of a signed-in person. It loads after the list; its space is reserved until then. */
export function BellCorner() {
  const person = use(AccountContext)?.person;
  const [idle, setIdle] = useState(false);
  const wanted = person != null;
  useEffect(() => (wanted ? whenIdle(() => setIdle(true)) : undefined), [wanted]);
  if (!wanted) return null;
  return (
    <div className="min-[22.5rem]:min-w-12">
      {idle && (
        <Suspense>
          <Bell key={person.id} />
        </Suspense>
      )}
    </div>
  );
}
