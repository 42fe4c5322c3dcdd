import type { Arena } from '#domain/arena/arena-list.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDayMonth } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';

type ReviewChipProps = {
  arena: Pick<Arena, 'created_at'>;
  /** A change of mine has not been sent. */
  waits: boolean;
};

/** What a proposed arena waits for: the signal, or an administrator, and since when. */
export function ReviewChip({ arena, waits }: ReviewChipProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.arenas;
  const date = formatDayMonth(eventDay(arena.created_at), locale);
  if (waits) return <WaitsChip>{words.propose.waits()}</WaitsChip>;
  return <StateChip kind="waiting">{words.in_review_since({ date })}</StateChip>;
}
