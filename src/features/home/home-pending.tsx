import { useI18nContext } from '#i18n/i18n-react.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { HomeHero } from './sections/home-hero.tsx';

/** Shown before any database is open, with the texts of the first file. */
export function HomePending({ signed_in }: { signed_in: boolean }) {
  const { LL } = useI18nContext();
  if (signed_in) {
    return (
      <PageHeader title={LL.shell.my_base()}>
        <div role="status" aria-label={LL.common.loading()} className="bone h-44 max-w-120" />
      </PageHeader>
    );
  }
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
