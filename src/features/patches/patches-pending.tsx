import { useI18nContext } from '#i18n/i18n-react.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { LeadBone, PatchBones } from './patch-bones.tsx';

export function PatchesPending() {
  const { LL } = useI18nContext();
  return (
    <>
      <PageHeader slim title={LL.shell.nav.patches()}>
        <LeadBone />
      </PageHeader>
      <div className="page-width pt-3 pb-12 md:pt-4">
        <PatchBones label={LL.common.loading()} />
      </div>
    </>
  );
}
