/**
 * Draws the pictures of the home screen, seeded like `contour.svg`: a mountain range at dusk as
 * profiles behind each other, and a folded map with a route on it. Both are masks: the theme gives
 * the colours.
 */
import { writeFileSync } from 'node:fs';
import { contourLines, drawn, lattice, type Point } from './contour-lines.ts';

const RELIEF = { seed: 981, width: 1600, height: 560, columns: 112, profiles: 30 };
const FOLD = { seed: 77, width: 640, height: 420, panels: 4, slope: 34 };

write('relief', relief());
write('fold', fold());

/**
 * Drawn front to back, and only where no nearer profile hides it, because a mask can't paint over.
 */
function relief(): string {
  const { seed, width, height, columns, profiles } = RELIEF;
  const wide = lattice(seed, 5);
  const fine = lattice(seed + 1, 15);
  const horizon = Array.from({ length: columns + 1 }, () => Number.POSITIVE_INFINITY);
  const paths = Array.from({ length: profiles }, (_, n) => {
    const depth = n / (profiles - 1); // 0 is nearest
    const base = height - 18 - 330 * depth ** 0.72;
    const tall = 300 * (1 - 0.35 * depth);
    let path = '';
    let last: Point | undefined;
    for (let column = 0; column <= columns; column += 1) {
      const across = column / columns;
      const u = 0.5 + (across - 0.5) * (0.55 + 0.4 * depth);
      const peak = Math.exp(-((across - 0.7) ** 2) / 0.018 - (depth - 0.62) ** 2 / 0.05);
      const ridge = Math.exp(-((across - 0.2) ** 2) / 0.03 - (depth - 0.85) ** 2 / 0.03);
      const rise = wide(u, depth) * 0.45 * (0.35 + depth) + fine(u, depth) * 0.2;
      const y = Math.round(base - tall * (rise * 0.8 + peak * 0.95 + ridge * 0.42) + 40);
      const x = Math.round(across * width);
      const seen = y < (horizon[column] ?? 0) - 1;
      if (seen) {
        path += last ? `${x - last[0]} ${y - last[1]} ` : `M${x} ${y}l`;
        last = [x, y];
        horizon[column] = y;
      } else last = undefined;
    }
    const near = (0.95 - 0.5 * depth).toFixed(2);
    return path ? `<path stroke-opacity="${near}" d="${compact(path)}"/>` : '';
  });
  return svg(
    width,
    height,
    `<g fill="none" stroke="#000" stroke-width="1.5" stroke-linejoin="round">${paths.join('')}</g>`,
  );
}

/** Panels that lean left and right in turn; everything on the sheet leans with its panel. */
function fold(): string {
  const { seed, width, height, panels, slope } = FOLD;
  const tall = height - slope - 8;
  const lean = (u: number): number => {
    const at = u * panels;
    const within = at - Math.floor(at);
    return slope * (Math.floor(at) % 2 === 0 ? within : 1 - within);
  };
  const place = ([u, v]: Point): Point => [
    Math.round(u * (width - 8)) + 4,
    Math.round(v * tall + lean(Math.min(u, 0.9999))) + 4,
  ];
  const line = (points: Point[]): string =>
    `M${points.map((point) => place(point).join(' ')).join('L')}`;
  const along = Array.from({ length: panels + 1 }, (_, n) => n / panels);
  const sheets = along.slice(1).map((right, n) => {
    const left = along[n] ?? 0;
    const d = line([
      [left, 0],
      [right - 0.0001, 0],
      [right - 0.0001, 1],
      [left, 1],
    ]);
    return `<path fill-opacity="${n % 2 === 0 ? '.16' : '.07'}" d="${d}Z"/>`;
  });
  const grid = [0.25, 0.5, 0.75].map((v) => line(along.map((u): Point => [u, v])));
  const creases = along.map((u) => line([[u, 0], [u, 1]])); // prettier-ignore
  const [rows, columns] = [32, 48];
  const wide = lattice(seed, 5);
  const fine = lattice(seed + 1, 10);
  const heights = Array.from({ length: rows }, (_, y) =>
    Array.from({ length: columns }, (_, x) => {
      const [u, v] = [x / (columns - 1), y / (rows - 1)];
      const hill = Math.exp(-((u - 0.62) ** 2 + (v - 0.42) ** 2) / 0.03);
      return wide(u, v) * 0.6 + fine(u, v) * 0.14 + hill * 0.5;
    }),
  );
  const contours = [0.24, 0.34, 0.44, 0.54, 0.64, 0.74, 0.84, 0.94]
    .flatMap((level) => contourLines(heights, level, 1))
    .filter((points) => points.length >= 7)
    .map((points) =>
      drawn(points.map(([x, y]): Point => place([x / (columns - 1), y / (rows - 1)]))),
    );
  const stops: Point[] = [
    [0.12, 0.78],
    [0.3, 0.52],
    [0.44, 0.62],
    [0.62, 0.4],
  ];
  const marks = stops.map(place);
  const [end = [0, 0]] = marks.slice(-1);
  return svg(
    width,
    height,
    [
      sheets.join(''),
      `<g fill="none" stroke="#000"><path stroke-opacity=".3" d="${grid.join('')}"/>`,
      `<path stroke-opacity=".45" stroke-width="1.3" d="${contours.join('')}"/>`,
      `<path stroke-opacity=".8" stroke-width="1.5" d="${creases.join('')}"/>`,
      `<path stroke-width="4" stroke-dasharray="2 9" stroke-linecap="round" d="${line(stops)}"/>`,
      `<circle cx="${end[0]}" cy="${end[1]}" r="13" stroke-width="4"/></g>`,
      marks.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="5"/>`).join(''),
    ].join(''),
  );
}

function compact(path: string): string {
  return path.replaceAll(' -', '-').replaceAll(/ (?=M|$)/g, '');
}

function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;
}

function write(name: string, picture: string): void {
  writeFileSync(`public/pictures/${name}.svg`, picture);
  console.log(`public/pictures/${name}.svg: ${picture.length} bytes`);
}
