/** What a signature is drawn on; every device keeps it in these units. */
export const SIGNATURE = { width: 300, height: 120 } as const;

/** The most that the server keeps (`record_station@1`). */
const MOST_LENGTH = 4_000;
/** Points nearer than this are one. */
const STEP = 3;

export type Point = { readonly x: number; readonly y: number };

/** The path of a signature with a stroke that begins here. @param path of an SVG, '' at first */
export const withStroke = (path: string, at: Point): string => longer(path, 'M', inside(at));

/** The path of a signature whose stroke has come to a point. Points too near are one. */
export function withPoint(path: string, at: Point): string {
  const { x, y } = inside(at);
  const last = /(\d+) (\d+)$/.exec(path);
  const is_near =
    last && Math.abs(Number(last[1]) - x) < STEP && Math.abs(Number(last[2]) - y) < STEP;
  return is_near ? path : longer(path, 'L', { x, y });
}

/** What no longer fits is left out: the signature is recognised by its first seconds. */
function longer(path: string, step: 'M' | 'L', { x, y }: Point): string {
  const with_it = `${path}${step}${x} ${y}`;
  return with_it.length > MOST_LENGTH ? path : with_it;
}

/** A tap by accident is no signature. */
export const isSigned = (path: string): boolean => (path.match(/L/g) ?? []).length >= 8;

const inside = ({ x, y }: Point): Point => ({
  x: within(x, SIGNATURE.width),
  y: within(y, SIGNATURE.height),
});

const within = (n: number, most: number): number => Math.round(Math.min(Math.max(n, 0), most));
