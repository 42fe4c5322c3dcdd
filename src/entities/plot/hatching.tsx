import './plot.css';

/** The pattern of what is stacked on a bar, defined once for all plots of a page. */
export function Hatching() {
  return (
    <svg aria-hidden className="absolute size-0">
      <defs>
        <pattern
          id="plot-hatching"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <line className="plot-hatch" x1="0" x2="0" y1="0" y2="5" />
        </pattern>
      </defs>
    </svg>
  );
}
