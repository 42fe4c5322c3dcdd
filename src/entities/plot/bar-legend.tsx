import './plot.css';

/** What a solid and a hatched bar mean, in words. */
export const BarLegend = ({ bar, rest }: { bar: string; rest: string }) => (
  <span className="flex flex-wrap gap-x-4 text-sm text-soft">
    <span className="flex items-center gap-1.5">
      <svg aria-hidden className="size-3.5">
        <rect className="plot-bar" width="100%" height="100%" />
      </svg>
      {bar}
    </span>
    <span className="flex items-center gap-1.5">
      <svg aria-hidden className="size-3.5">
        <rect className="plot-rest" x="0.5" y="0.5" width="13" height="13" />
      </svg>
      {rest}
    </span>
  </span>
);
