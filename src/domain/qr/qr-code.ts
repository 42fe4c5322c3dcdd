import { qrBytes } from './qr-bits.ts';

/** The modules of a QR code, row by row; true is dark. The white margin of four is not in it. */
export type QrCode = readonly (readonly boolean[])[];

/** Where the small squares are, by version from 1. */
const ALIGNED = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46],
  [6, 28, 50], [6, 30, 54], [6, 32, 58], [6, 34, 62], [6, 26, 46, 66], [6, 26, 48, 70],
]; // prettier-ignore

/** The eight patterns that are laid over the data, so that no large area has one colour. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The QR code of a text, with error correction M. @throws when it is longer than 412 bytes */
export function qrCode(text: string): QrCode {
  const { version, bytes } = qrBytes(text);
  const drawn = MASKS.map((mask, n) => {
    const code = patterns(version);
    formatBits(code, n);
    fill(code, bytes, mask);
    return code.dark;
  });
  const costs = drawn.map(penalty);
  return drawn[costs.indexOf(Math.min(...costs))]!;
}

/**
 * The same with the first mask, in an eighth of the time: for bytes that are random anyway, in
 * pictures that follow each other.
 */
export function quickQrCode(text: string): QrCode {
  const { version, bytes } = qrBytes(text);
  const code = patterns(version);
  fill(code, bytes, MASKS[0]!); // its format bits are those that keep the place
  return code.dark;
}

type Drawing = { size: number; dark: boolean[][]; fixed: boolean[][] };

function put({ dark, fixed }: Drawing, [x, y]: readonly [number, number], value: boolean): void {
  if (dark[y]?.[x] === undefined) return;
  dark[y][x] = value;
  fixed[y]![x] = true;
}

/** Everything that is the same for all texts of a version. */
function patterns(version: number): Drawing {
  const size = version * 4 + 17;
  const empty = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const code: Drawing = { size, dark: empty(), fixed: empty() };
  for (let n = 0; n < size; n += 1) {
    put(code, [6, n], n % 2 === 0);
    put(code, [n, 6], n % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    finder(code, x, y);
  const at = ALIGNED[version - 1]!;
  const last = at.length - 1;
  for (const [i, x] of at.entries()) {
    for (const [j, y] of at.entries()) {
      const is_finder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!is_finder) square(code, x, y);
    }
  }
  formatBits(code, 0); // keeps the place
  if (version >= 7) versionBits(code, version);
  return code;
}

function finder(code: Drawing, x: number, y: number): void {
  for (let dy = -4; dy <= 4; dy += 1) {
    for (let dx = -4; dx <= 4; dx += 1) {
      const far = Math.max(Math.abs(dx), Math.abs(dy));
      put(code, [x + dx, y + dy], far !== 2 && far !== 4);
    }
  }
}

function square(code: Drawing, x: number, y: number): void {
  for (let dy = -2; dy <= 2; dy += 1) {
    for (let dx = -2; dx <= 2; dx += 1) {
      put(code, [x + dx, y + dy], Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }
  }
}

/** A number with its check bits: the rest of a division by `by`. */
function checked(value: number, bits: number, by: number): number {
  let rest = value;
  for (let n = 0; n < bits; n += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * by);
  return (value << bits) | rest;
}

/** Which mask is used; twice. Correction M is 0. */
function formatBits(code: Drawing, mask: number): void {
  const bits = checked(mask, 10, 0x5_37) ^ 0x54_12;
  const bit = (n: number) => ((bits >>> n) & 1) === 1;
  const { size } = code;
  for (let n = 0; n <= 5; n += 1) put(code, [8, n], bit(n));
  put(code, [8, 7], bit(6));
  put(code, [8, 8], bit(7));
  put(code, [7, 8], bit(8));
  for (let n = 9; n < 15; n += 1) put(code, [14 - n, 8], bit(n));
  for (let n = 0; n < 8; n += 1) put(code, [size - 1 - n, 8], bit(n));
  for (let n = 8; n < 15; n += 1) put(code, [8, size - 15 + n], bit(n));
  put(code, [8, size - 8], true);
}

function versionBits(code: Drawing, version: number): void {
  const bits = checked(version, 12, 0x1f_25);
  for (let n = 0; n < 18; n += 1) {
    const value = ((bits >>> n) & 1) === 1;
    const [a, b] = [code.size - 11 + (n % 3), Math.floor(n / 3)];
    put(code, [a, b], value);
    put(code, [b, a], value);
  }
}

/** Writes the bits in columns of two, from the right, upwards and downwards in turn. */
function fill(
  { size, dark, fixed }: Drawing,
  bytes: readonly number[],
  mask: (typeof MASKS)[0],
): void {
  let n = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5; // the dotted line
    for (let step = 0; step < size; step += 1) {
      const upwards = ((right + 1) & 2) === 0;
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue;
        const bit = ((bytes[n >>> 3] ?? 0) >>> (7 - (n & 7))) & 1;
        dark[y]![x] = (bit === 1) !== mask(x, y);
        n += 1;
      }
    }
  }
}

/** How hard a drawing is to read; lower is better. */
function penalty(dark: boolean[][]): number {
  const size = dark.length;
  const lines = [...dark, ...dark.map((_, x) => dark.map((row) => row[x]!))];
  let cost = 0;
  for (const line of lines) {
    const text = line.map((one) => (one ? '1' : '0')).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) cost += run.length - 2;
    // what looks like the corner of a code, also where the white margin begins
    const padded = `0000${text}0000`;
    for (const looks of [/(?=10111010000)/g, /(?=00001011101)/g]) {
      cost += 40 * [...padded.matchAll(looks)].length;
    }
  }
  for (let y = 0; y + 1 < size; y += 1) {
    for (let x = 0; x + 1 < size; x += 1) {
      const [a, b, c, d] = [dark[y]![x], dark[y]![x + 1], dark[y + 1]![x], dark[y + 1]![x + 1]];
      if (a === b && b === c && c === d) cost += 3;
    }
  }
  const share = dark.flat().filter(Boolean).length / (size * size);
  return cost + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
