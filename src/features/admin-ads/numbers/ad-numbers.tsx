import { useState } from 'react';
import { adSpans, lastDays, type AdSpan } from '#domain/advertising/ad-days.ts';
import { NeedsSignal } from '#entities/administration/needs-signal.tsx';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { SkeletonDetail } from '#ui/page/skeleton.tsx';
import { AdFigures } from '../ad-figures.tsx';
import type { Ad } from '../use-ads.ts';
import { DayPlots } from './day-plots.tsx';
import { DayTable } from './day-table.tsx';
import { useDays } from './use-days.ts';

type AdNumbersProps = { ad: Ad; today: string; onClose: () => void };

/** The figures of one advertisement by day: two plots, and the same as a table. */
export function AdNumbers({ ad, today, onClose }: AdNumbersProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.admin.ads.numbers;
  const { phase, answer, ask } = useDays(ad.id);
  const [span, setSpan] = useState<AdSpan>('30');
  const is_failed = !answer && (phase === 'unreached' || phase === 'refused');
  const days = answer && lastDays(answer.days, today, span);
  return (
    <Dialog open onClose={onClose} title={ad.title} close_label={LL.common.close()}>
      <div className="flex flex-col gap-6">
        {ad.figures && <AdFigures {...ad.figures} />}
        {is_failed && (
          <NeedsSignal title={words.failed()} is_refused={phase === 'refused'} onRetry={ask} />
        )}
        {!is_failed && !days && <SkeletonDetail label={words.loading()} />}
        {days && (
          <>
            <ChoiceField
              label={words.span()}
              look="segments"
              choices={adSpans.map((value) => ({
                value,
                label: words.days({ days: Number(value) }),
              }))}
              value={span}
              onChange={setSpan}
            />
            <DayPlots days={days} />
            <DayTable days={days} />
            <p className="text-sm text-soft">
              {answer.since === null
                ? words.none()
                : words.since({ day: formatDay(answer.since, locale) })}
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
