import { useMemo } from 'react';
import type { MarkPlate } from '#domain/place/mark-shape.ts';
import { MapLegend } from '#entities/places-map/map-legend.tsx';
import { formatDayMonth } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import './event-legend.css';

type EventLegendProps = {
  /** What the map shows: the same array while nothing changed. */
  places: readonly { readonly mark: MarkPlate }[];
  /** YYYY-MM-DD: on the marks of the legend. */
  day: string;
};

const SHOWS = {
  open: ({ over }: MarkPlate) => !over,
  over: ({ over }: MarkPlate) => over,
  mine: ({ mine }: MarkPlate) => mine,
};

/** What the marks of the events mean, of those that the map shows. */
export function EventLegend({ places, day }: EventLegendProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.event_map.legend;
  const shown = useMemo(
    () =>
      (['open', 'over', 'mine'] as const).filter((one) =>
        places.some(({ mark }) => SHOWS[one](mark)),
      ),
    [places],
  );
  const marks = shown.map((one) => ({
    id: one,
    drawing: (
      <span aria-hidden className={`map-plate map-plate-${one}`}>
        {formatDayMonth(day, locale)}
      </span>
    ),
    text: words[one](),
  }));
  return (
    <MapLegend label={words.label()} marks={marks}>
      {words.plate()}
    </MapLegend>
  );
}
