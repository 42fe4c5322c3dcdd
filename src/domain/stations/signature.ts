/** What a signature is drawn on; every device keeps it in these units. */
export const SIGNATURE = { width: 300, height: 120 } as const;

/** The most that the server keeps (`record_station@1`). */
const MOST_LENGTH = 4_000;
/** Points nearer than this are one. */
const STEP = 3;

export type Point = { readonly x: number; readonly y: number };

/**
 * The path of a signature, longer by a point. What no longer fits is left out: the signature is
 * recognised by its first seconds.
 * @param path of an SVG, '' at first @param begins whether a new stroke begins here
 */
export function withPoint(path: string, { x, y }: Point, begins: boolean): string {
  const [at_x, at_y] = [within(x, SIGNATURE.width), within(y, SIGNATURE.height)];
  const last = /(\d+) (\d+)$/.exec(path);
  const is_near =
    last && Math.abs(Number(last[1]) - at_x) < STEP && Math.abs(Number(last[2]) - at_y) < STEP;
  if (!begins && is_near) return path;
  const longer = `${path}${begins || path === '' ? 'M' : 'L'}${at_x} ${at_y}`;
  return longer.length > MOST_LENGTH ? path : longer;
}

/** A tap by accident is no signature. */
export const isSigned = (path: string): boolean => (path.match(/L/g) ?? []).length >= 8;

const within = (n: number, most: number): number => Math.round(Math.min(Math.max(n, 0), most));
