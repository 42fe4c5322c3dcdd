import { HYPHENS } from '../words/search.ts';

export type TypedPoint = { readonly latitude: string; readonly longitude: string };
type Axis = 'latitude' | 'longitude';

const SIDES: Readonly<Record<string, readonly [Axis, 1 | -1]>> = {
  n: ['latitude', 1],
  s: ['latitude', -1],
  l: ['longitude', 1],
  e: ['longitude', 1],
  w: ['longitude', -1],
  o: ['longitude', -1],
};
const SIDE = String.raw`(?:norte?h?|sul|sur|south|leste|east|este|oeste|west|[nsleow])`;
const NUMBER = String.raw`\d{1,3}(?:[.,]\d+)?`;
const DEGREES = String.raw`([+-]?\s?${NUMBER})\s*(°?)(?:\s*(${NUMBER})\s*')?(?:\s*(${NUMBER})\s*")?`;
/** The letter of the side stands before both, or after both. */
const ORDERS = [
  String.raw`()${DEGREES}\s*(${SIDE}?)(?![a-z])`,
  String.raw`(${SIDE})\s*${DEGREES}()`,
];
const SINGLE = ORDERS.map((one) => new RegExp(`^${one}$`));
const PAIR = ORDERS.map((one) => new RegExp(`^${one}[\\s,;/|]+${one}$`));
/** A longer text is no point, and would be slow to read. */
const LONGEST = 120;
const LONGEST_ADDRESS = 4_000;

/** An address, also without https://, and of another app. */
const ADDRESS = /(?:[a-z]{2,9}:\/\/|geo:|(?:[a-z\d-]+\.)+[a-z]{2,}\/)\S+/gi;
const ONE = String.raw`(-?\d+(?:\.\d+)?)`;
/**
 * Where an address of a map has its point, the most exact first: Google's, Apple's, Waze's, OpenStreetMap's, and others.
 * A way leads to its last point, which is not the middle of the map behind the @.
 */
const IN_ADDRESS = [
  `!3d${ONE}!4d${ONE}`,
  `[?&]mlat=${ONE}&mlon=${ONE}`,
  `[?&](?:q|query|ll|latlng|sll|daddr|destination|coordinate|center|to|pin|map|cp)=(?:loc:|ll\\.)?${ONE}[,~]\\s*${ONE}`,
  `/dir/.*/${ONE},\\s*${ONE}(?=[/?]|$)`,
  `/(?:search|place|dir|l)/+${ONE},\\s*${ONE}`,
  `@${ONE},${ONE}`,
  `#map=[\\d.]+/${ONE}/${ONE}`,
  `geo:${ONE},${ONE}`,
].map((shape) => new RegExp(shape, 'i'));
/** The end of a way, in Google's own letters: the longitude first. */
const END_OF_WAY = new RegExp(`/dir/.*!1d${ONE}!2d${ONE}`);

/** Degrees as typed, with a comma or a point, minutes and seconds too. null for an empty text, NaN for what is no number. */
export function readDegrees(typed: string): number | null {
  const text = plain(typed);
  if (text === '') return null;
  const found = firstOf(SINGLE, text);
  return found ? partOf(found, 1).degrees : Number.NaN;
}

/**
 * Both coordinates in one text, as people and map apps write them: `-23,5505; -46,6333`,
 * `23°33'01.8"S 46°38'00.0"W`, `geo:`, an address of a map. Undefined for any other text.
 */
export function readPair(text: string): TypedPoint | undefined {
  const addresses = text.length > LONGEST_ADDRESS ? null : text.match(ADDRESS);
  if (addresses) return addresses.map(inAddress).find(Boolean);
  const found = firstOf(PAIR, plain(text.replaceAll(/(?:lat|lon|lng)[a-z]*\s*[:=.]?/gi, '')));
  if (!found) return undefined;
  const [one, other] = [partOf(found, 1), partOf(found, 7)];
  if (!one.is_exact || !other.is_exact || (one.axis && one.axis === other.axis)) return undefined;
  const is_turned = one.axis === 'longitude' || other.axis === 'latitude';
  return is_turned ? pointAt(other.degrees, one.degrees) : pointAt(one.degrees, other.degrees);
}

function firstOf(shapes: readonly RegExp[], text: string): RegExpExecArray | undefined {
  if (text.length > LONGEST) return undefined;
  for (const shape of shapes) {
    const found = shape.exec(text);
    if (found) return found;
  }
  return undefined;
}

function inAddress(address: string): TypedPoint | undefined {
  const text = decoded(address).replaceAll('+', ' ');
  const [, end_longitude, end_latitude] = END_OF_WAY.exec(text) ?? [];
  if (end_latitude) return pointAt(Number(end_latitude), Number(end_longitude));
  for (const shape of IN_ADDRESS) {
    const [, latitude, longitude] = shape.exec(text) ?? [];
    if (Number(latitude) && Number(longitude)) return pointAt(Number(latitude), Number(longitude));
  }
  const place = /\/place\/([^/]+)/.exec(text)?.[1];
  return place === undefined ? undefined : readPair(place);
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** One spelling of marks; no brackets around it. */
const plain = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(HYPHENS, '-')
    .replace(/\s*(?:º|˚|°|graus)/gi, '°')
    .replace(/[′’´`ʹ]/g, "'")
    .replace(/''|[″”“ʺ]/g, '"')
    .replace(/^[\s([]+|[\s)\].,;]+$/g, '')
    .toLowerCase();

function partOf(found: RegExpExecArray, at: number) {
  const [before, number, degree, minutes, seconds, after] = found.slice(at, at + 6);
  const side = SIDES[(after || before || '').charAt(0)];
  const whole = numberOf(number);
  const parts = [numberOf(minutes), numberOf(seconds)] as const;
  const size =
    Math.max(...parts) < 60 ? Math.abs(whole) + parts[0] / 60 + parts[1] / 3600 : Number.NaN;
  const is_below = side ? side[1] < 0 : number!.startsWith('-');
  const degrees = Number((is_below ? -size : size).toFixed(6));
  return { degrees, axis: side?.[0], is_exact: Boolean(degree || side || /[.,]/.test(number!)) };
}

const numberOf = (text = '0'): number => Number(text.replace(/\s/g, '').replace(',', '.'));

function pointAt(latitude: number, longitude: number): TypedPoint | undefined {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return undefined;
  return { latitude: exact(latitude), longitude: exact(longitude) };
}

/** The sixth decimal is about ten centimetres. */
const exact = (degrees: number): string => String(Number(degrees.toFixed(6)));

/** Whether the two were typed in the wrong order: so the point lies in Brazil, and as it stands it does not. */
export function isTurned({ latitude, longitude }: TypedPoint): boolean {
  const [one, other] = [readDegrees(latitude) ?? Number.NaN, readDegrees(longitude) ?? Number.NaN];
  return !isInBrazil(one, other) && isInBrazil(other, one);
}

const isInBrazil = (latitude: number, longitude: number): boolean =>
  latitude > -34 && latitude < 5.5 && longitude > -74.1 && longitude < -28.5;
