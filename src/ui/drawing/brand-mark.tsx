import { BRAND } from './brand-drawing.ts';

/** The logo of the app. Hidden from screen readers: write the name beside it. */
export function BrandMark() {
  return (
    <svg aria-hidden viewBox={BRAND.view_box} fill="none" strokeWidth={BRAND.stroke}>
      <path d={BRAND.ring.join('')} stroke="currentColor" strokeLinejoin="round" />
      <path d={BRAND.tip} className="brand-tip" />
    </svg>
  );
}
