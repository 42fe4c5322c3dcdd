import { EDGE, TOP, WIDTH } from './canvas.ts';
import { outlinesOf } from './letters.ts';
import type { Colour, Raster } from './raster.ts';

/** Beside a block of 204 pixels, to the right edge. */
const BESIDE = { left: 348, right: WIDTH - EDGE };

/** Writes lines beside the block, each below the one before. Units: px. */
export function textBeside(raster: Raster, { left, right } = BESIDE) {
  let base = TOP + 68;
  return {
    width: right - left,
    line: (text: string, size: number, colour: Colour): void => {
      raster.fill(outlinesOf(text, size, [left, base]), colour);
      base += size * 1.08;
    },
    /** Leaves more room before the next line; less where it is negative. */
    skip: (px: number): void => {
      base += px;
    },
  };
}
