/** The characters that a QR code holds in 5.5 bits each instead of 8. */
export const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** Bytes as text of these characters: two bytes are three of them (RFC 9285). */
export function base45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const second = bytes[at + 1];
    const value = second === undefined ? bytes[at]! : bytes[at]! * 256 + second;
    text += ALPHANUMERIC[value % 45]! + ALPHANUMERIC[Math.floor(value / 45) % 45]!;
    if (second !== undefined) text += ALPHANUMERIC[Math.floor(value / 2025)]!;
  }
  return text;
}

/** @returns null when the text is not base45, for example because its end is missing */
export function fromBase45(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((n) =>
      at + n < text.length ? ALPHANUMERIC.indexOf(text[at + n]!) : 0,
    ) as [number, number, number];
    const value = a + b * 45 + c * 2025;
    const left = text.length - at;
    if (Math.min(a, b, c) < 0 || left === 1 || value > (left === 2 ? 0xff : 0xff_ff)) return null;
    bytes.push(...(left === 2 ? [value] : [value >>> 8, value & 0xff]));
  }
  return Uint8Array.from(bytes);
}
