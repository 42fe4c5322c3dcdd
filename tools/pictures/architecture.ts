/**
 * Draws the tables of the lint (tests/lint/layers.ts), that is which layers and rooms may
 * import which, into `.github/architecture.svg`: `node tools/pictures/architecture.ts`. Each table
 * is a staircase: from a name a line leaves to the right, and turns down into what may be imported.
 * So lines never hide a name, however many there are.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayImport, rooms } from '../../tests/lint/layers.ts';

const PAPER = '#101511';
const CHALK = '#e8e9e0';
const ORANGE = '#fe852a';
const OLIVE = '#839c63';

type Table = Readonly<Record<string, readonly string[]>>;
type Drawing = { svg: string; width: number; height: number };

/** From one name to the next, to the right and down. Unit of all sizes: px. */
const STEP = 26;
/** The width of one letter of a monospaced font of 14 px, rounded up. */
const LETTER = 8.6;
const TURN = 9;
const HEAD = 44;
const GAP = 32;

/** The longest way down from each name. @throws Error when the way comes back to where it was */
function depthsOf(table: Table): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  const depthOf = (name: string, way: readonly string[] = []): number => {
    if (way.includes(name)) throw new Error(`A circle: ${[...way, name].join(' → ')}`);
    const known = depths.get(name);
    if (known !== undefined) return known;
    const below = (table[name] ?? []).map((other) => depthOf(other, [...way, name]));
    const depth = 1 + Math.max(-1, ...below);
    depths.set(name, depth);
    return depth;
  };
  Object.keys(table).forEach((name) => depthOf(name));
  return depths;
}

const label = (name: string): string => (name === '.' ? 'files beside the rooms' : name);

/** One table. Whoever imports stands above what it imports, so no line runs up. */
function staircase(title: string, table: Table): Drawing {
  const depths = depthsOf(table);
  const names = Object.keys(table).toSorted((a, b) => depths.get(b)! - depths.get(a)!);
  const left = Math.max(...names.map((name, at) => label(name).length * LETTER - at * STEP)) + 12;
  const x = (name: string) => Math.round(left + names.indexOf(name) * STEP);
  const y = (name: string) => HEAD + names.indexOf(name) * STEP;
  const lines = names.flatMap((name) =>
    (table[name] ?? []).map((other) => {
      const turn = `q${TURN} 0 ${TURN} ${TURN}`;
      return `M${x(name) + 6} ${y(name)}H${x(other) - TURN}${turn}V${y(other) - 10}`;
    }),
  );
  const imported = names.filter((name) => Object.values(table).some((all) => all.includes(name)));
  const heads = imported.map((name) => `M${x(name)} ${y(name) - 6}l-4-8h8z`);
  const dots = names.map((name) => `<circle cx="${x(name)}" cy="${y(name)}" r="4"/>`);
  const labels = names.map(
    (name) => `<text x="${x(name) - 10}" y="${y(name) + 5}">${label(name)}</text>`,
  );
  return {
    svg: [
      `<text x="0" y="14" class="title">${title}</text>`,
      `<path class="lines" d="${lines.join('\n')}"/>`,
      `<path class="heads" d="${heads.join('')}"/>`,
      `<g class="dots">${dots.join('')}</g>`,
      `<g class="names">${labels.join('')}</g>`,
    ].join('\n'),
    width: Math.round(left + names.length * STEP),
    height: HEAD + names.length * STEP,
  };
}

/** Drawings beside each other. */
function row(...drawings: readonly Drawing[]): Drawing {
  let width = 0;
  const placed = drawings.map((drawing) => {
    const svg = `<g transform="translate(${width} 0)">\n${drawing.svg}\n</g>`;
    width += drawing.width + GAP;
    return svg;
  });
  const height = Math.max(...drawings.map((drawing) => drawing.height));
  return { svg: placed.join('\n'), width: width - GAP, height };
}

/** The whole picture, as it is committed. */
export function architecture(): string {
  const roomsOf = (layer: string) => staircase(`Rooms of ${layer}`, rooms[layer]!);
  const rows = [
    row(staircase('Layers', mayImport), roomsOf('src/app')),
    row(roomsOf('sync')),
    row(roomsOf('src/domain')),
    row(roomsOf('supabase/local')),
  ];
  let height = GAP + 64;
  const placed = rows.map(({ svg, height: own }) => {
    const all = `<g transform="translate(${GAP} ${height})">\n${svg}\n</g>`;
    height += own + GAP;
    return all;
  });
  const width = Math.max(...rows.map((one) => one.width)) + 2 * GAP;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>Which layers and rooms may import which</title>
<style>
text { font: 14px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; fill: ${CHALK} }
.title { font-weight: bold; fill: ${ORANGE} }
.names { text-anchor: end }
.lines { fill: none; stroke: ${OLIVE}; stroke-width: 1.5 }
.heads { fill: ${ORANGE} }
.dots { fill: ${CHALK} }
</style>
<rect width="100%" height="100%" rx="12" fill="${PAPER}"/>
<text x="${GAP}" y="${GAP + 8}">From a name its line leaves to the right, and curves down into what it may import.</text>
<text x="${GAP}" y="${GAP + 28}">Where two lines only cross, nothing is imported.</text>
${placed.join('\n')}
</svg>
`;
}

if (import.meta.main)
  writeFileSync(join(import.meta.dirname, '../../.github/architecture.svg'), architecture());
