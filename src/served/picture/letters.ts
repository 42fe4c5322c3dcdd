import drawing from './drawing.json' with { type: 'json' };
import type { Point, Polygon } from './raster.ts';

const LETTERS = new Map(
  Object.entries(drawing.letters).map(([letter, [advance, path]]) => [
    letter,
    { advance: Number(advance), path: String(path) },
  ]),
);

/** The contour lines behind the text, each as a list of x and y. */
export const CONTOURS: readonly (readonly number[])[] = drawing.contours;

/** The text without the signs that can't be drawn: none of them becomes a box. */
export const drawable = (text: string): string =>
  Array.from(text.normalize('NFC'))
    .map((sign) => (/\s/.test(sign) ? ' ' : sign))
    .filter((sign) => LETTERS.has(sign))
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();

/** @param size height of a line's letters, in pixels */
export const widthOf = (text: string, size: number): number =>
  Array.from(text).reduce((sum, sign) => sum + (LETTERS.get(sign)?.advance ?? 0), 0) *
  (size / drawing.units);

/** The outlines of a line of text. @param at where its base line begins */
export function outlinesOf(text: string, size: number, [left, base]: Point): Polygon[] {
  const scale = size / drawing.units;
  const found: Polygon[] = [];
  let x = left;
  for (const sign of text) {
    const letter = LETTERS.get(sign);
    if (!letter) continue;
    const from = x;
    found.push(...polygonsOf(letter.path, (px, py) => [from + px * scale, base - py * scale]));
    x += letter.advance * scale;
  }
  return found;
}

/** Curves become this many straight lines: enough for letters of 200 pixels. */
const STEPS = 8;

function polygonsOf(path: string, place: (x: number, y: number) => Point): Polygon[] {
  return path
    .split('Z')
    .slice(0, -1)
    .map((contour) => {
      const points: Point[] = [];
      for (const [, kind, numbers = ''] of contour.matchAll(/([MLQ])([^MLQ]*)/g)) {
        const [a = 0, b = 0, c = 0, d = 0] = numbers.split(' ').map(Number);
        if (kind !== 'Q') {
          points.push(place(a, b));
          continue;
        }
        const [start, control, end] = [points.at(-1)!, place(a, b), place(c, d)];
        for (let n = 1; n <= STEPS; n += 1) points.push(bend([start, control, end], n / STEPS));
      }
      return points;
    });
}

/** A point of a quadratic curve. @param t 0 to 1 */
function bend([a, b, c]: readonly [Point, Point, Point], t: number): Point {
  const along = (n: 0 | 1) => (1 - t) ** 2 * a[n] + 2 * t * (1 - t) * b[n] + t ** 2 * c[n];
  return [along(0), along(1)];
}

type Box = { width: number; size: number; lines: number };

/** Breaks a text into lines; what does not fit is cut, with an ellipsis. */
export function linesOf(text: string, { width, size, lines }: Box): string[] {
  const fits = (line: string) => widthOf(line, size) <= width;
  const found: string[] = [];
  let rest = drawable(text);
  while (rest !== '' && found.length < lines) {
    const line = fits(rest) ? rest : firstLine(rest, fits);
    rest = rest.slice(line.length).trim();
    found.push(line.trim());
  }
  if (rest === '') return found;
  let last = found.pop() ?? '';
  while (last !== '' && !fits(`${last}…`)) last = last.slice(0, -1);
  return [...found, `${last.trimEnd()}…`];
}

/** As many words as fit, or as many letters of a word that is too long. */
function firstLine(text: string, fits: (line: string) => boolean): string {
  let most = 1;
  while (most < text.length && fits(text.slice(0, most + 1))) most += 1;
  const line = text.slice(0, most);
  const space = text[most] === ' ' ? most : line.lastIndexOf(' ');
  return space > 0 ? line.slice(0, space) : line;
}
