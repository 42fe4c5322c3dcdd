import { area, curveStep, line } from 'd3-shape';
import type { PlotScales } from './band-plot.tsx';
import './plot.css';

type Point = { readonly month: string; readonly value: number };

/**
 * A cumulative value over the months, in steps, because nothing is known between two months. The
 * last value is written at its end.
 */
export function MonthLine({
  points,
  label,
  scales: { x, y, rem },
}: {
  points: readonly Point[];
  /** The label of the last point. */
  label: string;
  scales: PlotScales;
}) {
  const at = ({ month }: Point) => (x(month) ?? 0) + x.bandwidth() / 2;
  const up = ({ value }: Point) => y(value);
  const drawn = [...points];
  const last = drawn.at(-1);
  const stroke = line<Point>(at, up).curve(curveStep)(drawn);
  const fill = area<Point>(at, y(0), up).curve(curveStep)(drawn);
  return (
    <>
      {fill && <path className="plot-area" d={fill} />}
      {stroke && <path className="plot-line" d={stroke} />}
      {last && (
        <>
          <circle className="plot-end" cx={at(last)} cy={up(last)} r={0.25 * rem} />
          <text
            className="plot-value"
            x={at(last)}
            y={up(last) - 0.5 * rem}
            textAnchor="end"
            dx="0.5em"
          >
            {label}
          </text>
        </>
      )}
    </>
  );
}
