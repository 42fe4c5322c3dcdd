/** A drawing without letters: a regular polygon, or a star. Told apart without colours. */
export type MarkShape = {
  readonly points: number;
  /** Of its points from the middle, px on the map. */
  readonly radius: number;
  /** The same for the corners between the points of a star. */
  readonly radius2?: number;
  /** Radians to the right; 0 has a point at the top. */
  readonly angle?: number;
};

/** A plate with words: an event by its day and its state. */
export type MarkPlate = {
  /** Lines, divided by `\n`. */
  readonly text: string;
  /** Registration is closed, for whatever reason: grey. */
  readonly over: boolean;
  /** An event of the person: a ring. */
  readonly mine: boolean;
};

/** Half of the square that holds every shape, px. */
export const SHAPE_REACH = 16;

/** Its corners around (0, 0) as the map draws them, for `<polygon points>`. */
export function shapeCorners({ points, radius, radius2, angle = 0 }: MarkShape): string {
  const corners = radius2 === undefined ? points : 2 * points;
  return Array.from({ length: corners }, (_, at) => {
    const reach = at % 2 === 1 ? (radius2 ?? radius) : radius;
    const turn = angle + (2 * Math.PI * at) / corners;
    return `${to1(reach * Math.sin(turn))},${to1(-reach * Math.cos(turn))}`;
  }).join(' ');
}

/** Never -0. */
const to1 = (px: number): number => Math.round(px * 10) / 10 + 0;
