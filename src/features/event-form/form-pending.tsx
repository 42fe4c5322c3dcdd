import { useI18nContext } from '#i18n/i18n-react.tsx';
import { SkeletonDetail } from '#ui/page/skeleton.tsx';
import { useRootState } from '#ui/use-root-state.ts';

/** Shown while the databases open, and until draft or event are read. Part of the first file. */
export function FormPending() {
  useRootState('bar');
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <SkeletonDetail label={LL.common.loading()} />
    </div>
  );
}

/** 'Carregando evento...' */
export function EditPending() {
  useRootState('bar');
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <p className="pt-6 text-soft">{LL.events.loading_one()}</p>
      <SkeletonDetail label={LL.events.loading_one()} />
    </div>
  );
}
