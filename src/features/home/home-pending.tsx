import { useI18nContext } from '#i18n/i18n-react.tsx';
import { HomeHero } from './home-hero.tsx';

/** Shown before any database is open, with the texts of the first file. */
export function HomePending() {
  const { LL } = useI18nContext();
  return (
    <HomeHero
      title={LL.shell.tagline()}
      lead={
        <div role="status" aria-label={LL.common.loading()} className="flex flex-col gap-2 pt-1">
          <div className="bone h-4 w-full" />
          <div className="bone h-4 w-11/12" />
          <div className="bone h-4 w-2/3" />
        </div>
      }
      actions={
        <>
          <div className="bone h-12 w-32" />
          <div className="bone h-12 w-44" />
        </>
      }
      numbers={null}
    />
  );
}
