import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { HomeContent } from '../seen/seen-home.ts';
import { HomeNumbers } from './home-numbers.tsx';

/** What the app is for, the way to an account, and how many are there already. */
export function HomeAbout({
  counts,
  action,
}: {
  counts: HomeContent['counts'];
  action: ReactNode;
}) {
  const { LL } = useI18nContext();
  return (
    <div className="home-about">
      <div>
        <p className="mb-4 max-w-120 md:text-lg">{LL.home.hero.lead()}</p>
        {action}
      </div>
      <HomeNumbers counts={counts} />
    </div>
  );
}
