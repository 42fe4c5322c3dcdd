/**
 * The logo: a stencilled Q and G in one ring, whose tail is the orange tip of a barrel. Drawn in a
 * square of 64 units; `tools/pictures/icons.ts` makes the app icons from the same strokes.
 */
export const BRAND = {
  view_box: '0 0 64 64',
  stroke: 9,
  /** The ring between its stencil bridges, and the spur of the G. */
  ring: [
    arc(63, 172),
    arc(182, 262),
    arc(272, 316),
    `M30 32H53.5${arc(0, 27).replace(/^M[^A]*/, '')}`,
  ],
  /** The orange tip. */
  tip: 'M42 42L57.5 57.5',
} as const;

/** An arc around the centre, in degrees clockwise from the right. */
function arc(from: number, to: number): string {
  const at = (degrees: number) => {
    const radians = (degrees * Math.PI) / 180;
    return `${round(32 + 21.5 * Math.cos(radians))} ${round(32 + 21.5 * Math.sin(radians))}`;
  };
  return `M${at(from)}A21.5 21.5 0 0 1 ${at(to)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
