import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import type { CorrectionField } from '#domain/arena/arena-correction.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay, formatDaysAway } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import type { ReviewMap } from '../review-place.tsx';
import type { CorrectionAnswer } from './answer-correction.tsx';
import { CorrectionEntry } from './correction-entry.tsx';
import type { OpenCorrection } from './use-corrections.ts';

type CorrectionCardProps = {
  open: OpenCorrection;
  /** UTC ISO instant. */
  now: string;
  reviewMap: ReviewMap;
  onAnswer: (answer: CorrectionAnswer) => void;
};

/** One correction: every field with its own answer, and the answer to the whole. */
export function CorrectionCard({ open, now, reviewMap, onAnswer }: CorrectionCardProps) {
  const { LL } = useI18nContext();
  const id = useId();
  const words = LL.admin.arenas.corrections;
  const { arena, entries } = open;
  /** What the person chose; the others are taken unless they changed meanwhile. */
  const [chosen, setChosen] = useState<Partial<Record<CorrectionField, boolean>>>({});
  const left = new Set(
    entries
      .filter(({ field, changed_meanwhile }) => !(chosen[field] ?? !changed_meanwhile))
      .map(({ field }) => field),
  );
  const [all, taken] = [entries.length, entries.length - left.size];
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 border-b border-line pb-8">
      <div>
        <h2 id={id} tabIndex={-1} className="font-display text-2xl leading-tight wrap-anywhere">
          <Link to="/arena/$id" params={{ id: arena.id }} className="link">
            {arena.name}
          </Link>
        </h2>
        <SentBy open={open} now={now} />
      </div>
      {all === 0 ? (
        <p>{words.same()}</p>
      ) : (
        <ul className="flex max-w-3xl flex-col gap-3">
          {entries.map((entry) => (
            <CorrectionEntry
              key={entry.field}
              entry={entry}
              arena={arena}
              taken={!left.has(entry.field)}
              onTake={(take) => setChosen({ ...chosen, [entry.field]: take })}
              reviewMap={reviewMap}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="main"
          icon={Check}
          aria-keyshortcuts="1 a"
          disabled={all > 0 && taken === 0}
          onClick={() => onAnswer({ open, left })}
        >
          {taken === all ? words.accept() : words.accept_some({ taken, all })}
        </Button>
        <Button icon={X} aria-keyshortcuts="3 r" onClick={() => onAnswer({ open })}>
          {LL.admin.arenas.reject()}
        </Button>
      </div>
    </section>
  );
}

/** Who sent it, and when. */
function SentBy({ open: { correction }, now }: Pick<CorrectionCardProps, 'open' | 'now'>) {
  const { LL, locale } = useI18nContext();
  const words = LL.admin.arenas;
  const { proposer, created_at } = correction;
  const day = eventDay(created_at);
  const date = formatDay(day, locale);
  return (
    <p className="text-soft">
      {proposer ? words.proposed_by({ date, name: proposer.name }) : words.proposed({ date })}
      {` · ${formatDaysAway(day, eventDay(now), locale)}`}
    </p>
  );
}
