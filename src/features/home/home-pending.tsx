import { useI18nContext } from '#i18n/i18n-react.tsx';
import { HomeHero } from './sections/home-hero.tsx';
import { MyHead } from './sections/my-head.tsx';

/** Shown before any database is open, with the texts of the first file. */
export function HomePending({ signed_in }: { signed_in: boolean }) {
  const { LL } = useI18nContext();
  const waits = { role: 'status', 'aria-label': LL.common.loading() } as const;
  if (signed_in) {
    return (
      <MyHead>
        <div {...waits} className="bone h-56 max-w-160" />
      </MyHead>
    );
  }
  return (
    <HomeHero title={LL.shell.tagline()} action={<div {...waits} className="bone h-12 w-32" />} />
  );
}
