import { monthInitial } from '#i18n/formats/month-formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { BandPlot, type BandPlotProps } from './band-plot.tsx';

type MonthPlotProps = Omit<BandPlotProps, 'bands' | 'label'> & {
  /** YYYY-MM, oldest first. */
  months: readonly string[];
};

/** A value per month over the same twelve months. */
export function MonthPlot({ months, ...plot }: MonthPlotProps) {
  const { locale } = useI18nContext();
  return <BandPlot {...plot} bands={months} label={(month) => monthInitial(month, locale)} />;
}
