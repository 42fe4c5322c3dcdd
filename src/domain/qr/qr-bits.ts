import { ALPHANUMERIC } from './base45.ts';

/**
 * Sizes of QR codes with error correction M (15 % may be unreadable), by version from 1: bytes of
 * correction in each block, and number of blocks.
 */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10];

/** Bits that a version has room for: modules without those of its patterns. */
function roomOf(version: number): number {
  const all = (16 * version + 128) * version + 64;
  if (version === 1) return all;
  const aligned = Math.floor(version / 7) + 2;
  return all - ((25 * aligned - 10) * aligned - 55) - (version >= 7 ? 36 : 0);
}

/**
 * The bytes of a QR code in the order in which they are drawn: the text, padding, and the correction
 * of each block, interleaved. A text of ALPHANUMERIC takes two thirds of the room.
 * @throws when the text is longer than 412 bytes, or 600 such characters
 */
export function qrBytes(text: string): { version: number; bytes: number[] } {
  const { mode, count, lengths, content } = isAlphanumeric(text) ? inPairs(text) : inBytes(text);
  const lengthBits = (version: number) => lengths[version < 10 ? 0 : 1]!;
  const room = (version: number) =>
    Math.floor(roomOf(version) / 8) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
  const fits = (version: number) => 4 + lengthBits(version) + content.length <= room(version) * 8;
  const version = BLOCKS.findIndex((_, n) => fits(n + 1)) + 1;
  if (version === 0) throw new Error('the text is too long for a QR code');

  const bits = mode + inBits(count, lengthBits(version)) + content;
  const ended = bits + '0'.repeat(Math.min(4, room(version) * 8 - bits.length));
  const bytes = ended.match(/.{1,8}/g)!.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
  for (let pad = 0xec; bytes.length < room(version); pad ^= 0xec ^ 0x11) bytes.push(pad);
  return { version, bytes: interleaved(bytes, version) };
}

type Content = {
  mode: string;
  count: number;
  /** Bits of the count, below version 10 and from there on. */
  lengths: readonly [number, number];
  content: string;
};

function inBytes(text: string): Content {
  const data = [...new TextEncoder().encode(text)];
  const content = data.map((byte) => inBits(byte, 8)).join('');
  return { mode: '0100', count: data.length, lengths: [8, 16], content };
}

const isAlphanumeric = (text: string): boolean => /^[0-9A-Z $%*+\-./:]+$/.test(text);

function inPairs(text: string): Content {
  const content = text
    .match(/..?/gs)!
    .map((pair) => {
      const [first, second] = [pair.charAt(0), pair.charAt(1)];
      const value = ALPHANUMERIC.indexOf(first);
      if (second === '') return inBits(value, 6);
      return inBits(value * 45 + ALPHANUMERIC.indexOf(second), 11);
    })
    .join('');
  return { mode: '0010', count: text.length, lengths: [9, 11], content };
}

const inBits = (value: number, length: number): string => value.toString(2).padStart(length, '0');

/** The first blocks may be one byte shorter than the last ones. */
function interleaved(bytes: readonly number[], version: number): number[] {
  const [blocks, correction] = [BLOCKS[version - 1]!, CORRECTION[version - 1]!];
  const short = Math.floor(bytes.length / blocks);
  const short_blocks = blocks - (bytes.length % blocks);
  const generator = generatorOf(correction);
  const data: number[][] = [];
  for (let n = 0, from = 0; n < blocks; n += 1) {
    const size = short + (n < short_blocks ? 0 : 1);
    data.push(bytes.slice(from, (from += size)));
  }
  const corrections = data.map((block) => remainder(block, generator));
  return [data, corrections].flatMap((parts) =>
    Array.from({ length: Math.max(...parts.map((part) => part.length)) }, (_, n) =>
      parts.flatMap((part) => (n < part.length ? [part[n]!] : [])),
    ).flat(),
  );
}

/** Multiplication in the field of 256 numbers that QR codes use. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x1_1d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The coefficients of the Reed-Solomon polynomial, without the leading 1. */
function generatorOf(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, n) => (n === degree - 1 ? 1 : 0));
  let root = 1;
  for (let n = 0; n < degree; n += 1) {
    for (let i = 0; i < degree; i += 1) {
      result[i] = times(result[i]!, root) ^ (result[i + 1] ?? 0);
    }
    root = times(root, 2);
  }
  return result;
}

function remainder(data: readonly number[], generator: readonly number[]): number[] {
  const rest: number[] = generator.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    for (const [n, coefficient] of generator.entries()) rest[n]! ^= times(coefficient, factor);
  }
  return rest;
}
