import ArrowRight from 'lucide-react/icons/arrow-right';
import type { CorrectionEntry as Entry } from '#domain/arena/arena-correction.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { CheckField } from '#ui/fields/check-field.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import type { ReviewMap } from '../review-place.tsx';
import { CorrectionPlace } from './correction-place.tsx';
import { fieldLabel, valueText } from './correction-texts.ts';

type CorrectionEntryProps = {
  entry: Entry;
  arena: Arena;
  taken: boolean;
  onTake: (taken: boolean) => void;
  reviewMap: ReviewMap;
};

/** One field: as it is, as it is proposed, and whether that is taken. */
export function CorrectionEntry({ entry, arena, taken, onTake, reviewMap }: CorrectionEntryProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.admin.arenas.corrections;
  const { field, now, proposed, was, changed_meanwhile } = entry;
  const text = (value: Entry['now']) => valueText(field, value, { LL, locale });
  return (
    <li className="flex min-w-0 flex-col gap-1 border-b border-line pb-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <CheckField label={fieldLabel(field, LL)} checked={taken} onChange={onTake} />
        {changed_meanwhile && <StateChip kind="warning">{words.changed()}</StateChip>}
      </div>
      <p className="whitespace-pre-line text-soft wrap-anywhere">
        <span className="sr-only">{words.now()}: </span>
        {text(now)}
      </p>
      <p className="flex items-start gap-2">
        <ArrowRight aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 font-medium whitespace-pre-line wrap-anywhere">
          <span className="sr-only">{words.proposed()}: </span>
          {text(proposed)}
        </span>
      </p>
      {changed_meanwhile && was !== undefined && (
        <p className="text-sm whitespace-pre-line text-soft wrap-anywhere">
          {words.was({ value: text(was) })}
        </p>
      )}
      {entry.field === 'place' && (
        <CorrectionPlace entry={entry} name={arena.name} reviewMap={reviewMap} />
      )}
    </li>
  );
}
