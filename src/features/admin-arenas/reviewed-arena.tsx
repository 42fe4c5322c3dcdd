import Check from 'lucide-react/icons/check';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { AskedChange } from '#domain/arena/asked-change.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import type { ArenaReview } from '#domain/arena/arena-review.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { AskedChangeNote } from '#entities/arena/asked-change-note.tsx';
import { formatDay, formatDaysAway } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import type { ArenaAnswer } from './answer/answer-arena.tsx';
import { ChangedSince } from './answer/changed-since.tsx';
import { ArenaFacts } from './arena-facts.tsx';
import { MaybeSame } from './maybe-same.tsx';
import { ReviewPlace, type ReviewMap } from './review-place.tsx';

type ReviewedArenaProps = {
  review: ArenaReview;
  /** What I answered, where that was refused because it had changed. */
  before: Arena | undefined;
  /** A correction that is asked for. */
  change: AskedChange | undefined;
  /** The name of who proposed it, where it is known. */
  proposer: string | undefined;
  /** UTC ISO instant. */
  now: string;
  reviewMap: ReviewMap;
  /** @param text what is written at first */
  onAnswer: (kind: ArenaAnswer, text?: string) => void;
  onEdit: () => void;
};

/** One proposal: what was written, what stands around it, and the answers. */
export function ReviewedArena(props: ReviewedArenaProps) {
  const { review, before, change, proposer, now, reviewMap, onAnswer, onEdit } = props;
  const { LL, locale } = useI18nContext();
  const id = useId();
  const words = LL.admin.arenas;
  const { arena, around, doubles } = review;
  const day = eventDay(arena.created_at);
  const date = formatDay(day, locale);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-b border-line pb-8">
      <div>
        <h2 id={id} tabIndex={-1} className="font-display text-2xl leading-tight wrap-anywhere">
          {arena.name}
        </h2>
        <p className="text-soft">
          {proposer ? words.proposed_by({ date, name: proposer }) : words.proposed({ date })}
          {` · ${formatDaysAway(day, eventDay(now), locale)}`}
        </p>
      </div>
      {before && <ChangedSince arena={arena} before={before} />}
      {change && <AskedChangeNote change={change} />}
      <MaybeSame doubles={doubles} onSame={(text) => onAnswer('reject', text)} />
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <ReviewPlace arena={arena} around={around} reviewMap={reviewMap} />
        <ArenaFacts arena={arena} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="main"
          icon={Check}
          aria-keyshortcuts="1 a"
          onClick={() => onAnswer('approve')}
        >
          {words.approve()}
        </Button>
        {arena.created_by !== null && (
          <Button icon={MessageSquareText} aria-keyshortcuts="c" onClick={() => onAnswer('ask')}>
            {words.ask()}
          </Button>
        )}
        <Button icon={X} aria-keyshortcuts="3 r" onClick={() => onAnswer('reject')}>
          {words.reject()}
        </Button>
        <Button variant="plain" icon={Pencil} onClick={onEdit}>
          {words.edit()}
        </Button>
      </div>
    </section>
  );
}
