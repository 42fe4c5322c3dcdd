/**
 * Makes `src/served/picture/drawing.json` for the pictures that link previews show: the letters of
 * the app's display font as outlines, and contour lines behind them. The server then needs neither
 * a font nor a browser: `node tools/pictures/preview-drawing.ts`.
 */
import { writeFileSync } from 'node:fs';
import { contourLines, lattice } from './contour-lines.ts';
import { fontOutlines } from './font-outlines.ts';

const FONT = 'node_modules/@fontsource/barlow-condensed/files/barlow-condensed';
/** Latin with all its accents, and the signs that sentences use. */
const WANTED = /^[ -~\u00a1-\u017f–—‘’“”•…€™]$/;
const CELL = 25;
const [COLUMNS, ROWS] = [1200 / CELL + 1, 26];
const LEVELS = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];

const fonts = ['latin-ext', 'latin'].map((part) =>
  fontOutlines(`${FONT}-${part}-600-normal.woff`, (letter) => WANTED.test(letter)),
);
const letters = Object.fromEntries(
  fonts.flatMap(({ outlines }) =>
    [...outlines].map(([letter, { advance, path }]) => [letter, [advance, path]] as const),
  ),
);

const noise = [lattice(911, 5), lattice(912, 11)];
const heights = Array.from({ length: ROWS + 1 }, (_, y) =>
  Array.from({ length: COLUMNS }, (_, x) => {
    const [u, v] = [x / COLUMNS, y / COLUMNS];
    return (noise[0]!(u, v) + 0.35 * noise[1]!(u, v)) / 1.35;
  }),
);
const contours = LEVELS.flatMap((level) => contourLines(heights, level, CELL))
  .filter((line) => line.length > 5)
  .map((line) => line.flat().map((value) => Math.round(value)));

const drawing = { units: fonts[0]!.units, letters, contours };
const text = JSON.stringify(drawing);
writeFileSync('src/served/picture/drawing.json', `${text}\n`);
console.log(
  `${Object.keys(letters).length} letters, ${contours.length} lines, ${text.length} bytes`,
);
