import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { useMemo, useState } from 'react';
import type { Arena } from '#domain/arena/arena-list.ts';
import { NeedsSignal } from '#entities/administration/needs-signal.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import type { ReviewMap } from '../review-place.tsx';
import { useCards } from '../use-cards.ts';
import { AnswerCorrection, type CorrectionAnswer } from './answer-correction.tsx';
import { CorrectionCard } from './correction-card.tsx';
import { useCorrections } from './use-corrections.ts';

type CorrectionsProps = {
  /** Those on this device; undefined until known. */
  arenas: readonly Arena[] | undefined;
  outbox: readonly OutboxRecord[];
  /** UTC ISO instant. */
  now: string;
  reviewMap: ReviewMap;
};

/**
 * What players want corrected in published arenas, the oldest first. It is asked for only here,
 * because each look is logged.
 */
export function Corrections({ arenas, outbox, now, reviewMap }: CorrectionsProps) {
  const { LL } = useI18nContext();
  const words = LL.admin.arenas.corrections;
  const { list, is_failed, is_refused, ask } = useCorrections(arenas, outbox);
  const ids = useMemo(() => (list ?? []).map(({ correction }) => correction.id), [list]);
  const [answering, setAnswering] = useState<CorrectionAnswer>();
  const cards = useCards(ids, { is_answering: answering !== undefined });
  const dialog = answering && (
    <AnswerCorrection
      {...answering}
      is_decided={!ids.includes(answering.open.correction.id)}
      onClose={() => setAnswering(undefined)}
    />
  );
  if (!list) {
    return is_failed ? (
      <NeedsSignal title={words.load_failed()} is_refused={is_refused} onRetry={ask} />
    ) : (
      <SkeletonRows label={words.loading()} />
    );
  }
  return (
    <>
      {list.length === 0 ? (
        <EmptyState icon={ClipboardCheck}>{words.none()}</EmptyState>
      ) : (
        <>
          <p className="hidden pb-6 text-sm text-soft lg:block">{words.keys()}</p>
          <ul
            {...cards}
            aria-label={LL.admin.arenas.tabs.corrections()}
            className="flex flex-col gap-8"
          >
            {list.map((open) => (
              <li key={open.correction.id}>
                <CorrectionCard
                  open={open}
                  now={now}
                  reviewMap={reviewMap}
                  onAnswer={setAnswering}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {dialog}
    </>
  );
}
