/**
 * Draws `public/contour.svg`: the contour lines of an invented terrain. Seeded noise gives the
 * heights, marching squares the lines; the same seed gives the same file.
 */
import { writeFileSync } from 'node:fs';
import { contourLines, drawn, lattice } from './contour-lines.ts';

const SEED = 4217;
const COLUMNS = 56;
const ROWS = 40;
const CELL = 16; // units of the picture per cell
const LEVELS = [0.16, 0.24, 0.32, 0.4, 0.48, 0.56, 0.64, 0.72, 0.8, 0.88];
const SHORTEST = 7; // points; shorter lines are specks

const heights = terrain();
const paths = LEVELS.flatMap((level) => contourLines(heights, level, CELL))
  .filter((line) => line.length >= SHORTEST)
  .map(drawn);

const svg =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${(COLUMNS - 1) * CELL} ${(ROWS - 1) * CELL}">` +
  `<path fill="none" stroke="#000" stroke-width="1.4" stroke-linejoin="round" d="${paths.join('')}"/></svg>\n`;
writeFileSync('public/contour.svg', svg);
console.log(`public/contour.svg: ${paths.length} lines, ${svg.length} bytes`);

/** Heights 0 to 1, row by row: three octaves of value noise and two hills. */
function terrain(): number[][] {
  const octaves = [lattice(SEED, 6), lattice(SEED + 1, 12), lattice(SEED + 2, 20)];
  const weights = [1, 0.42, 0.14];
  const rows = Array.from({ length: ROWS }, (_, y) =>
    Array.from({ length: COLUMNS }, (_, x) => {
      const u = x / (COLUMNS - 1);
      const v = y / (ROWS - 1);
      const noise = octaves.reduce((sum, at, n) => sum + at(u, v) * (weights[n] ?? 0), 0);
      const hill = (cx: number, cy: number, wide: number) =>
        Math.exp(-((u - cx) ** 2 + (v - cy) ** 2) / wide);
      return noise + 1.1 * hill(0.64, 0.36, 0.035) + 0.7 * hill(0.22, 0.72, 0.03);
    }),
  );
  const all = rows.flat();
  const low = Math.min(...all);
  const span = Math.max(...all) - low;
  return rows.map((row) => row.map((height) => (height - low) / span));
}
