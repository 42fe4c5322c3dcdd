import { clickRate } from '#domain/advertising/ad-state.ts';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

/** What was counted of an advertisement in all. */
export function AdFigures({ views, clicks }: { views: number; clicks: number }) {
  const { LL, locale } = useI18nContext();
  const words = LL.admin.ads.figures;
  const rate = clickRate(views, clicks);
  const shown = rate === null ? undefined : formatNumber(Math.round(rate * 10) / 10, locale);
  return (
    <p className="mt-1 tabular-nums">
      {words.views({ views })} · {words.clicks({ clicks })}
      {shown !== undefined && ` · ${words.rate({ rate: shown })}`}
    </p>
  );
}
