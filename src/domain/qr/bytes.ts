/** A UUID as its 16 bytes. */
export const idBytes = (id: string): Uint8Array<ArrayBuffer> => hexBytes(id.replaceAll('-', ''));

/** The UUID of 16 bytes. */
export const idOf = (bytes: Uint8Array): string =>
  hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

export const hexBytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Whether two byte sequences are the same. */
export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at]);

/** A whole number in so many bytes, the highest first. */
export function numberBytes(value: number, length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let at = length - 1, rest = value; at >= 0; at -= 1) {
    bytes[at] = ((rest % 256) + 256) % 256;
    rest = Math.floor(rest / 256); // also of a negative number: two's complement
  }
  return bytes;
}

/** The number of these bytes, the highest first; not negative. */
export const numberOf = (bytes: Uint8Array): number =>
  bytes.reduce((value, byte) => value * 256 + byte, 0);
