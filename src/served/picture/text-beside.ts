import { EDGE, TOP, WIDTH } from './canvas.ts';
import { outlinesOf } from './letters.ts';
import type { Colour, Raster } from './raster.ts';

/** The left edge of the text beside the block of a picture. */
const BESIDE = 348;

/** Writes lines beside the block, each below the one before. Units: px. */
export function textBeside(raster: Raster) {
  let base = TOP + 68;
  return {
    width: WIDTH - EDGE - BESIDE,
    line: (text: string, size: number, colour: Colour): void => {
      raster.fill(outlinesOf(text, size, [BESIDE, base]), colour);
      base += size * 1.08;
    },
    /** Leaves more room before the next line; less where it is negative. */
    skip: (px: number): void => {
      base += px;
    },
  };
}
