import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ServedContent } from '#ui/page/served-content.tsx';
import { useRootState } from '#ui/use-root-state.ts';

/** Shown while the databases open, and until the event is read. Part of the first file. */
export function EventPending() {
  useRootState('bar');
  return (
    <ServedContent>
      <EventBones />
    </ServedContent>
  );
}

/** Where the event is not the screen, so that no served page holds its place. */
export function EventBones() {
  useRootState('bar');
  const { LL } = useI18nContext();
  return (
    <div role="status" aria-label={LL.events.loading_one()} className="page-width">
      <div aria-hidden className="flex flex-col gap-2 pt-3">
        <div className="bone h-12 w-28" />
        <div className="bone h-8 w-4/5" />
        <div className="bone h-7 w-3/5" />
        <div className="bone h-6 w-4/5" />
        <div className="bone h-6 w-3/5" />
        <div className="bone mt-8 h-12 w-full" />
        <div className="bone mt-3 h-12 w-full" />
        <div className="bone h-12 w-full" />
      </div>
    </div>
  );
}
