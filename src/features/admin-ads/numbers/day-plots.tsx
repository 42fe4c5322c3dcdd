import type { AdDay } from '#domain/advertising/ad-days.ts';
import { BandPlot } from '#entities/plot/band-plot.tsx';
import { FEW } from '#entities/plot/few.ts';
import { PlotBars } from '#entities/plot/plot-bars.tsx';
import { formatDayMonth } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

/** How many days are named below a plot: more have no room at 390 px. */
const NAMED = 3;

/** Views and clicks over the same days, each with a scale of its own. */
export function DayPlots({ days }: { days: readonly AdDay[] }) {
  const { LL, locale } = useI18nContext();
  const words = LL.admin.ads.numbers;
  const bands = days.map(({ day }) => day);
  const step = Math.floor(days.length / NAMED);
  // from today backwards
  const named = new Set(bands.filter((_, index) => (days.length - 1 - index) % step === step - 1));
  const label = (day: string) => (named.has(day) ? formatDayMonth(day, locale) : undefined);
  return (['views', 'clicks'] as const).map((of) => {
    const total = days.reduce((sum, day) => sum + day[of], 0);
    return (
      <BandPlot
        key={of}
        title={words[of]()}
        text={words[`${of}_text`]({ total, days: days.length })}
        bands={bands}
        label={label}
        most={Math.max(FEW, ...days.map((day) => day[of]))}
      >
        {(scales) => (
          <PlotBars scales={scales} bars={days.map((day) => ({ band: day.day, value: day[of] }))} />
        )}
      </BandPlot>
    );
  });
}
