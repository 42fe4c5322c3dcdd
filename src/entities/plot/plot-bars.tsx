import type { PlotScales } from './band-plot.tsx';
import './plot.css';

type Bar = {
  readonly band: string;
  readonly value: number;
  /** Stacked on top of the bar, hatched. */
  readonly rest?: number;
  /** Shown above the bar, where all have room. */
  readonly label?: string;
};

/** A bar for each band. The number above it says the value, so the colour need not. */
export function PlotBars({ bars, scales }: { bars: readonly Bar[]; scales: PlotScales }) {
  const { x, y, rem } = scales;
  const width = x.bandwidth();
  return bars
    .filter(({ value, rest = 0 }) => value + rest > 0)
    .map(({ band, value, rest = 0, label }) => {
      const left = x(band) ?? 0;
      const top = y(value);
      return (
        <g key={band}>
          <rect className="plot-bar" x={left} y={top} width={width} height={y(0) - top} />
          {rest > 0 && (
            <rect
              className="plot-rest"
              x={left + 0.5}
              y={y(value + rest)}
              width={width - 1}
              height={top - y(value + rest)}
            />
          )}
          <text
            className="plot-value"
            x={left + width / 2}
            y={y(value + rest) - 0.3 * rem}
            textAnchor="middle"
          >
            {label}
          </text>
        </g>
      );
    });
}
