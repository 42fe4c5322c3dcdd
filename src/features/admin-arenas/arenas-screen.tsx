import MapPinCheck from 'lucide-react/icons/map-pin-check';
import { useMemo } from 'react';
import { WaitingNotes } from '#actions/waiting-notes.tsx';
import { arenaReviews } from '#domain/place/arena-review.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { ReviewedArena } from './reviewed-arena.tsx';

const every: LiveQuery<'arenas'> = { find: { selector: {} } };
const ABOUT_REVIEWS = ['approve_arena@1', 'reject_arena@1', 'reject_arena@2', 'ask_arena_change@1'];

/** The proposed arenas: an administrator has them on the device, so it works without a signal. */
export function ArenasScreen() {
  const { LL } = useI18nContext();
  const words = LL.admin.arenas;
  const arenas = useLiveRecords('arenas', every);
  const outbox = useOutbox() ?? [];
  const reviews = useMemo(
    () => (arenas.state === 'present' ? arenaReviews(arenas.rows) : undefined),
    [arenas],
  );
  return (
    <>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader title={words.title()}>
        <p className="text-soft">{words.lead()}</p>
      </PageHeader>
      <div className="page-width flex flex-col gap-6 pt-4 pb-12">
        <WaitingNotes records={outbox.filter(({ name }) => ABOUT_REVIEWS.includes(name))} />
        {!reviews && <SkeletonRows label={LL.common.loading()} />}
        {reviews?.length === 0 && <EmptyState icon={MapPinCheck}>{words.none()}</EmptyState>}
        {reviews?.map((review) => (
          <ReviewedArena key={review.arena.id} review={review} />
        ))}
      </div>
    </>
  );
}
