/** A scanner needs a white margin of four modules, also in the dark theme. */
const MARGIN = 4;

type QrPictureProps = {
  /** Row by row; true is dark. */
  modules: readonly (readonly boolean[])[];
  /** Read by screen readers. */
  label: string;
  /** large: to be scanned from another phone. fill: as wide as its place. */
  size?: keyof typeof WIDTHS;
};

const WIDTHS = { normal: 'max-w-72', large: 'max-w-96', fill: '' };

/** A QR code, dark on white whatever the theme is. */
export function QrPicture({ modules, label, size = 'normal' }: QrPictureProps) {
  const width = modules.length + 2 * MARGIN;
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${width}`}
      shapeRendering="crispEdges"
      className={`aspect-square w-full rounded-field ${WIDTHS[size]}`}
    >
      <rect width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
