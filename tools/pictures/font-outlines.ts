import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';

/** The letters of a TrueType font in a WOFF file: how wide each is, and its outline. */
export type Outline = {
  /** Units of the font. */
  advance: number;
  /** `M x y`, `L x y`, `Q cx cy x y` and `Z`, upwards, in units of the font. */
  path: string;
};

type Point = { x: number; y: number; on: boolean };
type Table = Buffer;

/** @param wanted which letters */
export function fontOutlines(
  file: string,
  wanted: (letter: string) => boolean,
): { units: number; outlines: Map<string, Outline> } {
  const table = tablesOf(readFileSync(file));
  const units = table('head').readUInt16BE(18);
  const outlines = new Map<string, Outline>();
  for (const [code, glyph] of glyphsByCode(table('cmap'))) {
    const letter = String.fromCodePoint(code);
    if (!wanted(letter)) continue;
    const contours = contoursOf(glyph, table);
    outlines.set(letter, { advance: advanceOf(glyph, table), path: contours.map(drawn).join('') });
  }
  return { units, outlines };
}

function tablesOf(woff: Buffer): (name: string) => Table {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const tables = new Map<string, Table>();
  for (let n = 0; n < woff.readUInt16BE(12); n += 1) {
    const at = 44 + n * 20;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const bytes = woff.subarray(offset, offset! + packed!);
    const name = woff.toString('latin1', at, at + 4);
    tables.set(name, packed === length ? bytes : inflateSync(bytes));
  }
  return (name) => {
    const found = tables.get(name);
    if (!found) throw new Error(`the font has no table ${name}`);
    return found;
  };
}

/** Format 4 of the table, which every font of the web has. */
function glyphsByCode(cmap: Table): Map<number, number> {
  const found = new Map<number, number>();
  for (let n = 0; n < cmap.readUInt16BE(2); n += 1) {
    const sub = cmap.subarray(cmap.readUInt32BE(4 + n * 8 + 4));
    if (sub.readUInt16BE(0) !== 4) continue;
    const size = sub.readUInt16BE(6); // twice the number of segments
    for (let s = 0; s < size; s += 2) {
      const end = sub.readUInt16BE(14 + s);
      const start = sub.readUInt16BE(16 + size + s);
      const delta = sub.readUInt16BE(16 + size * 2 + s);
      const range_at = 16 + size * 3 + s;
      const range = sub.readUInt16BE(range_at);
      for (let code = start; code <= end && code < 0xffff; code += 1) {
        const glyph = range === 0 ? code : sub.readUInt16BE(range_at + range + (code - start) * 2);
        if (glyph !== 0) found.set(code, (glyph + delta) & 0xffff);
      }
    }
  }
  return found;
}

function advanceOf(glyph: number, table: (name: string) => Table): number {
  const last = table('hhea').readUInt16BE(34) - 1;
  return table('hmtx').readUInt16BE(Math.min(glyph, last) * 4);
}

function contoursOf(glyph: number, table: (name: string) => Table): Point[][] {
  const long = table('head').readInt16BE(50) === 1;
  const loca = table('loca');
  const offset = (n: number) => (long ? loca.readUInt32BE(n * 4) : loca.readUInt16BE(n * 2) * 2);
  if (offset(glyph) === offset(glyph + 1)) return []; // a space
  const glyf = table('glyf').subarray(offset(glyph), offset(glyph + 1));
  const contours = glyf.readInt16BE(0);
  return contours >= 0 ? simple(glyf, contours) : composite(glyf, table);
}

const ON = 1;
const REPEATED = 8;

function simple(glyf: Buffer, contours: number): Point[][] {
  const ends = Array.from({ length: contours }, (_, n) => glyf.readUInt16BE(10 + n * 2));
  const count = (ends.at(-1) ?? -1) + 1;
  let at = 10 + contours * 2;
  at += 2 + glyf.readUInt16BE(at); // instructions
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyf.readUInt8(at++);
    const times = flag & REPEATED ? glyf.readUInt8(at++) + 1 : 1;
    for (let n = 0; n < times; n += 1) flags.push(flag);
  }
  const coordinates = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? glyf.readUInt8(at++) : -glyf.readUInt8(at++);
      else if (!(flag & same)) {
        value += glyf.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(2, 16);
  const ys = coordinates(4, 32);
  const points = flags.map((flag, n): Point => ({ x: xs[n]!, y: ys[n]!, on: (flag & ON) !== 0 }));
  return ends.map((end, n) => points.slice(n === 0 ? 0 : ends[n - 1]! + 1, end + 1));
}

/** A letter with its accent. Scaled parts do not occur in this font. */
function composite(glyf: Buffer, table: (name: string) => Table): Point[][] {
  const found: Point[][] = [];
  let at = 10;
  for (let more = true; more;) {
    const flags = glyf.readUInt16BE(at);
    const part = glyf.readUInt16BE(at + 2);
    const words = (flags & 1) !== 0;
    const [dx, dy] = words
      ? [glyf.readInt16BE(at + 4), glyf.readInt16BE(at + 6)]
      : [glyf.readInt8(at + 4), glyf.readInt8(at + 5)];
    if (flags & (8 | 64 | 128)) throw new Error('a scaled part of a letter');
    at += words ? 8 : 6;
    for (const contour of contoursOf(part, table)) {
      found.push(contour.map(({ x, y, on }) => ({ x: x + dx, y: y + dy, on })));
    }
    more = (flags & 32) !== 0;
  }
  return found;
}

/** TrueType leaves out the points between two control points. */
function drawn(contour: Point[]): string {
  const between = (a: Point, b: Point): Point => ({
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    on: true,
  });
  const all = contour.flatMap((point, n) => {
    const next = contour[(n + 1) % contour.length]!;
    return point.on || next.on ? [point] : [point, between(point, next)];
  });
  const first = all.findIndex(({ on }) => on);
  const points = [...all.slice(first), ...all.slice(0, first)];
  const at = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;
  let path = `M${at(points[0]!)}`;
  for (let n = 1; n < points.length; n += 1) {
    const point = points[n]!;
    if (point.on) path += `L${at(point)}`;
    else path += `Q${at(point)} ${at(points[++n] ?? points[0]!)}`;
  }
  return `${path}Z`;
}
