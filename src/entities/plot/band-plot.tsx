import { scaleBand, scaleLinear, type ScaleBand, type ScaleLinear } from 'd3-scale';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import './plot.css';

export type PlotScales = {
  readonly x: ScaleBand<string>;
  readonly y: ScaleLinear<number, number>;
  /** Pixels of one rem: labels grow with the font size. */
  readonly rem: number;
};

export type BandPlotProps = {
  title: string;
  /** The plot as a sentence, for screen readers. */
  text: string;
  /** What each band stands for, oldest first; each once. */
  bands: readonly string[];
  /** Under a band; undefined where all labels have no room. */
  label: (band: string) => string | undefined;
  /** The highest value. */
  most: number;
  legend?: ReactNode;
  /** The plot: SVG in pixels. */
  children: (scales: PlotScales) => ReactNode;
};

/** rem. */
const HEIGHT = 9;
const MARGIN = { top: 1.4, bottom: 1.4, start: 2.2 };

/** One of the small multiples: a value per band of time. The numbers are also in a table. */
export function BandPlot({ title, text, bands, label, most, legend, children }: BandPlotProps) {
  const { locale } = useI18nContext();
  const id = useId();
  const [place, { width, rem }] = useSize();
  const bottom = (HEIGHT - MARGIN.bottom) * rem;
  const x = scaleBand(bands, [MARGIN.start * rem, width]).padding(0.28);
  const y = scaleLinear([0, Math.max(most, 1)], [bottom, MARGIN.top * rem]).nice(2);
  const ticks = y.ticks(2).filter((value) => Number.isInteger(value) && value > 0);
  return (
    <figure aria-labelledby={id} className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={id} className="font-display text-xl">
          {title}
        </span>
        {legend}
      </figcaption>
      <div ref={place} className="plot" style={{ height: `${HEIGHT}rem` }}>
        {width > 0 && (
          <svg role="img" aria-label={text} width={width} height={HEIGHT * rem}>
            {ticks.map((value) => (
              <g key={value}>
                <line
                  className="plot-grid"
                  x1={MARGIN.start * rem}
                  x2={width}
                  y1={y(value)}
                  y2={y(value)}
                />
                <text
                  className="plot-label"
                  x={MARGIN.start * rem - 6}
                  y={y(value)}
                  dy="0.35em"
                  textAnchor="end"
                >
                  {formatNumber(value, locale)}
                </text>
              </g>
            ))}
            {children({ x, y, rem })}
            <line
              className="plot-base"
              x1={MARGIN.start * rem}
              x2={width}
              y1={bottom}
              y2={bottom}
            />
            {bands.map((band) => (
              <text
                key={band}
                className="plot-label"
                x={(x(band) ?? 0) + x.bandwidth() / 2}
                y={bottom + 1.1 * rem}
                textAnchor="middle"
              >
                {label(band)}
              </text>
            ))}
          </svg>
        )}
      </div>
    </figure>
  );
}

/**
 * The available width, kept up to date; 0 until known. The height is fixed, so that nothing moves.
 */
function useSize() {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, rem: 16 });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const watching = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      setSize({ width: element.clientWidth, rem });
    });
    watching.observe(element);
    return () => watching.disconnect();
  }, []);
  return [place, size] as const;
}
