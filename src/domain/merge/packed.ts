import { idBytes, idOf, joined, numberBytes, numberOf } from '../qr/bytes.ts';

/** What can be packed: JSON. */
export type Packable =
  | null
  | boolean
  | number
  | string
  | readonly Packable[]
  | { readonly [key: string]: Packable };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** A longer text says itself in fewer bytes than a list of them would say. */
const SEEN_FROM = 3;

/**
 * JSON in few bytes, for QR codes: an id takes 16 bytes, a moment 6, and a text that was there
 * before two or three.
 */
export function pack(value: Packable): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const seen = new Map<string, number>();
  const put = (kind: string, ...rest: Uint8Array[]) => {
    parts.push(Uint8Array.of(kind.charCodeAt(0)), ...rest);
  };
  function text(given: string): void {
    const known = seen.get(given);
    if (known !== undefined) return put('r', varint(known));
    if (given.length >= SEEN_FROM) seen.set(given, seen.size);
    if (UUID.test(given)) return put('u', idBytes(given));
    if (INSTANT.test(given)) return put('i', numberBytes(Date.parse(given), 6));
    const bytes = new TextEncoder().encode(given);
    put('s', varint(bytes.length), bytes);
  }
  function walk(given: Packable): void {
    if (given === null) return put('0');
    if (typeof given === 'boolean') return put(given ? 't' : 'f');
    if (typeof given === 'string') return text(given);
    if (typeof given === 'number') {
      if (!Number.isSafeInteger(given)) throw new Error('only whole numbers are packed');
      return put(given < 0 ? '-' : '+', varint(Math.abs(given)));
    }
    if (Array.isArray(given)) {
      put('[', varint(given.length));
      return given.forEach((one: Packable) => walk(one));
    }
    const entries = Object.entries(given);
    put('{', varint(entries.length));
    for (const [key, one] of entries) {
      text(key);
      walk(one);
    }
  }
  walk(value);
  return joined(...parts);
}

/** @throws when the bytes are nothing that was packed */
export function unpack(bytes: Uint8Array): unknown {
  const seen: string[] = [];
  let at = 0;
  function take(length: number): Uint8Array {
    if (at + length > bytes.length) throw new Error('the end is missing');
    at += length;
    return bytes.subarray(at - length, at);
  }
  function number(): number {
    let value = 0;
    for (let place = 1; ; place *= 128) {
      const byte = take(1)[0]!;
      value += (byte & 127) * place;
      if (byte < 128) return value;
      if (place > 2 ** 49) throw new Error('no such number');
    }
  }
  const keep = (text: string): string => {
    if (text.length >= SEEN_FROM) seen.push(text);
    return text;
  };
  function walk(depth: number): unknown {
    if (depth > 8) throw new Error('too deep');
    const kind = String.fromCharCode(take(1)[0]!);
    switch (kind) {
      case '0':
        return null;
      case 't':
      case 'f':
        return kind === 't';
      case '+':
        return number();
      case '-':
        return -number();
      case 'u':
        return keep(idOf(take(16)));
      case 'i':
        return keep(new Date(numberOf(take(6))).toISOString());
      case 's':
        return keep(
          new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(take(number())),
        );
      case 'r': {
        const text = seen[number()];
        if (text === undefined) throw new Error('no such text');
        return text;
      }
      case '[': {
        const list: unknown[] = [];
        for (let left = number(); left > 0; left -= 1) list.push(walk(depth + 1));
        return list;
      }
      case '{': {
        const entries: [string, unknown][] = [];
        for (let left = number(); left > 0; left -= 1)
          entries.push([String(walk(depth + 1)), walk(depth + 1)]);
        return Object.fromEntries(entries);
      }
      default:
        throw new Error('no such kind');
    }
  }
  const value = walk(0);
  if (at !== bytes.length) throw new Error('more than the end');
  return value;
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Uint8Array.of(...bytes, rest);
}
