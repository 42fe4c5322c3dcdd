/** Contour lines of a terrain, behind the contents of a `relative isolate` parent. */
export function ContourField({ fade = 'bottom' }: { fade?: 'bottom' | 'around' }) {
  return <div aria-hidden className={`contour contour-${fade}`} />;
}
