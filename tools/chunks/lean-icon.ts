import { createElement, forwardRef, type SVGProps } from 'react';

type Drawing = {
  readonly name: string;
  readonly size: number;
  readonly node: readonly (readonly [tag: string, attributes: object])[];
};

/**
 * Draws an icon of lucide-react as its own builder does without a LucideContext, which we don't use.
 * That builder serves five frameworks, and costs 2 kB of brotli before the first paint. A test holds
 * the two equal.
 */
export default function createIcon({ name, size, node }: Drawing) {
  return forwardRef<SVGSVGElement, SVGProps<SVGSVGElement>>(function Icon(given, ref) {
    const { className = '', ...props } = given;
    const is_said = Object.keys(props).some(
      (prop) => prop.startsWith('aria-') || prop === 'role' || prop === 'title',
    );
    return createElement(
      'svg',
      {
        ref,
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: `0 0 ${size} ${size}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`.trim(),
        'aria-hidden': is_said ? undefined : true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  });
}
