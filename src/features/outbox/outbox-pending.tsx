import { useI18nContext } from '#i18n/i18n-react.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';

/** Shown while the databases open. Part of the first file. */
export function OutboxPending() {
  const { LL } = useI18nContext();
  return (
    <>
      <PageHeader title={LL.shell.nav.outbox()}>{LL.shell.outbox_intro()}</PageHeader>
      <div className="page-width pt-6">
        <SkeletonRows count={2} label={LL.common.loading()} />
      </div>
    </>
  );
}
