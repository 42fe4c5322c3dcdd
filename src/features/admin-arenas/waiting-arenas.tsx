import MapPinCheck from 'lucide-react/icons/map-pin-check';
import { useEffect, useRef } from 'react';
import type { ArenaReview } from '#domain/place/arena-review.ts';
import { useAskedChanges } from '#entities/arena/use-asked-changes.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import type { ReviewMap } from './review-place.tsx';
import { ReviewedArena } from './reviewed-arena.tsx';
import { useProposers } from './use-proposers.ts';

type WaitingArenasProps = {
  reviews: readonly ArenaReview[];
  /** UTC ISO instant. */
  now: string;
  reviewMap: ReviewMap;
  onEdit: (id: string) => void;
};

/** What waits for a decision, the oldest first. A decided one leaves, and the focus goes to the next. */
export function WaitingArenas({ reviews, now, reviewMap, onEdit }: WaitingArenasProps) {
  const { LL } = useI18nContext();
  const changes = useAskedChanges();
  const proposers = useProposers(reviews.map(({ arena }) => arena.created_by));
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<number>(undefined);
  const cards = () => [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
  useEffect(() => {
    if (last.current === undefined || document.activeElement !== document.body) return;
    cards()
      .at(Math.min(last.current, reviews.length - 1))
      ?.querySelector('h2')
      ?.focus();
  }, [reviews]);
  if (reviews.length === 0) {
    return <EmptyState icon={MapPinCheck}>{LL.admin.arenas.none()}</EmptyState>;
  }
  return (
    <ul
      ref={list}
      aria-label={LL.admin.arenas.tabs.waiting()}
      className="flex flex-col gap-8"
      onFocus={({ target }) => {
        last.current = cards().findIndex((card) => card.contains(target));
      }}
    >
      {reviews.map((review) => {
        const { id, created_by } = review.arena;
        return (
          <li key={id}>
            <ReviewedArena
              review={review}
              change={changes.get(id)}
              proposer={created_by === null ? undefined : proposers.get(created_by)}
              now={now}
              reviewMap={reviewMap}
              onEdit={() => onEdit(id)}
            />
          </li>
        );
      })}
    </ul>
  );
}
