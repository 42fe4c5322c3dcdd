/** A colour as red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];
export type Point = readonly [x: number, y: number];
/** A closed line; the last point joins the first. */
export type Polygon = readonly Point[];

/** A picture in memory. */
export type Raster = {
  width: number;
  height: number;
  /** Red, green and blue of each pixel, row by row. */
  pixels: Uint8Array;
  /** Fills polygons with smooth edges. Parts that overlap count once, if they turn the same way. */
  fill(polygons: readonly Polygon[], colour: Colour): void;
};

export function openRaster(width: number, height: number, ground: Colour): Raster {
  const pixels = new Uint8Array(width * height * 3);
  for (let i = 0; i < pixels.length; i += 1) pixels[i] = ground[i % 3]!;
  // how much of each pixel is covered, as the difference to the pixel on its left; two to spare
  const stride = width + 2;
  const covers = new Float32Array(stride * height);

  function fill(polygons: readonly Polygon[], colour: Colour): void {
    let [top, bottom] = [height, 0];
    for (const polygon of polygons) {
      for (const [n, from] of polygon.entries()) {
        edge(covers, { width, height }, [from, polygon[(n + 1) % polygon.length]!]);
        top = Math.min(top, Math.floor(from[1]));
        bottom = Math.max(bottom, Math.ceil(from[1]));
      }
    }
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 1) {
      let sum = 0;
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x;
        sum += covers[y * stride + x]!;
        if (Math.abs(sum) < 0.002) continue;
        const share = Math.min(1, Math.abs(sum));
        for (let c = 0; c < 3; c += 1) {
          const before = pixels[at * 3 + c]!;
          pixels[at * 3 + c] = Math.round(before + (colour[c]! - before) * share);
        }
      }
    }
    covers.fill(0);
  }
  return { width, height, pixels, fill };
}

/**
 * Adds the area to the right of one edge, exactly, row by row: what it covers of the pixels that it
 * crosses, and all of those beyond.
 */
function edge(
  covers: Float32Array,
  { width, height }: { width: number; height: number },
  [a, b]: readonly [Point, Point],
): void {
  const inside = (x: number) => Math.min(Math.max(x, 0), width);
  const down = a[1] < b[1];
  const [[x0, y0], [x1, y1]] = down ? [a, b] : [b, a];
  if (y0 === y1) return;
  const slope = (x1 - x0) / (y1 - y0);
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, Math.ceil(y1)); y += 1) {
    const [from_y, to_y] = [Math.max(y, y0), Math.min(y + 1, y1)];
    const area = (to_y - from_y) * (down ? 1 : -1);
    const ends = [x0 + (from_y - y0) * slope, x0 + (to_y - y0) * slope].map(inside);
    const [left, right] = [Math.min(...ends), Math.max(...ends)];
    const [first, last] = [Math.floor(left), Math.floor(right)];
    const row = y * (width + 2);
    let covered = 0; // of the pixels so far
    for (let x = first; x <= last; x += 1) {
      // of this edge, the part left of the pixel's right side, weighted by what lies right of it
      const share = area * coverage(left, right, x);
      covers[row + x]! += share - covered;
      covered = share;
    }
    covers[row + last + 1]! += area - covered;
  }
}

/**
 * The share of pixel x that lies right of an edge which runs from `left` to `right` in this row.
 */
function coverage(left: number, right: number, x: number): number {
  if (right - left < 1e-6) return Math.min(1, Math.max(0, x + 1 - left));
  const until = (limit: number) => {
    const t = Math.min(Math.max(limit, left), right);
    // the integral of (limit - edge) over the part of the edge that is left of the limit
    return ((t - left) * (limit - (t + left) / 2)) / (right - left);
  };
  return until(x + 1) - until(x);
}
