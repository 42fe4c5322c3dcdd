import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ServedContent } from '#ui/page/served-content.tsx';
import { SkeletonDetail } from '#ui/page/skeleton.tsx';

/** Shown while the databases open, and until the event is read. Part of the first file. */
export function EventPending() {
  return (
    <ServedContent>
      <EventBones />
    </ServedContent>
  );
}

/** Where the event is not the screen, so that no served page holds its place. */
export function EventBones() {
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <SkeletonDetail label={LL.events.loading_one()} />
    </div>
  );
}
