import { LL } from '../words/words.ts';
import { CONTOURS, outlinesOf } from './letters.ts';
import { openRaster, type Colour, type Point, type Polygon, type Raster } from './raster.ts';

/** The dark theme's colours (src/app/styles/theme.css). */
export const GROUND: Colour = [16, 21, 17];
const LINE: Colour = [31, 40, 33];
export const TEXT: Colour = [233, 234, 224];
export const SOFT: Colour = [166, 171, 157];
export const OLIVE: Colour = [141, 163, 108];
export const ORANGE: Colour = [255, 145, 66];

export const WIDTH = 1200;
const HEIGHT = 630;
export const EDGE = 72;
/** Where the block on the left and the text beside it begin. */
export const TOP = 96;

/** A picture of 1200 × 630 for a link preview: contour lines and the logo, nothing else yet. */
export function openPicture(): Raster {
  const raster = openRaster(WIDTH, HEIGHT, GROUND);
  raster.fill(CONTOURS.flatMap(strokes), LINE);
  drawBrand(raster);
  return raster;
}

/** The logo's ring with its orange tip, and the name (src/ui/brand-drawing.ts). */
function drawBrand(raster: Raster): void {
  const scale = 1.05;
  const at = ([x, y]: Point): Point => [EDGE + x * scale, 506 + y * scale];
  const arc = (from: number, to: number): Polygon => [
    ...along(from, to).map((turn) => at(around(turn, 26))),
    ...along(to, from).map((turn) => at(around(turn, 17))),
  ];
  const bar: Polygon = (
    [
      [30, 27.5],
      [53.5, 27.5],
      [53.5, 36.5],
      [30, 36.5],
    ] as Point[]
  ).map(at);
  const tip: Polygon = (
    [
      [38.8, 45.2],
      [45.2, 38.8],
      [60.7, 54.3],
      [54.3, 60.7],
    ] as Point[]
  ).map(at);
  for (const part of [arc(63, 172), arc(182, 262), arc(272, 316), arc(0, 27), bar]) {
    raster.fill([part], TEXT);
  }
  raster.fill([tip], ORANGE);
  raster.fill(outlinesOf(LL.shell.app_name(), 48, [EDGE + 84, 556]), TEXT);
}

const around = (degrees: number, radius: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [32 + radius * Math.cos(turn), 32 + radius * Math.sin(turn)];
};
const along = (from: number, to: number): number[] =>
  Array.from({ length: 25 }, (_, n) => from + ((to - from) * n) / 24);

/** A line two pixels wide: a quadrangle for each of its pieces. */
function strokes(line: readonly number[]): Polygon[] {
  const found: Polygon[] = [];
  for (let n = 0; n + 3 < line.length; n += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = line.slice(n, n + 4);
    const length = Math.hypot(bx - ax, by - ay);
    if (length === 0) continue;
    const [dx, dy] = [(ay - by) / length, (bx - ax) / length];
    found.push([
      [ax + dx, ay + dy],
      [bx + dx, by + dy],
      [bx - dx, by - dy],
      [ax - dx, ay - dy],
    ]);
  }
  return found;
}
