import { base45, fromBase45 } from '../qr/base45.ts';
import { idBytes, idOf, joined } from '../qr/bytes.ts';

/**
 * A player's pass: what the server says of a place in an event, with its signature. Who has no list
 * can believe it.
 */
export type Pass = {
  readonly event_id: string;
  readonly operator_id: string;
  /** As registered, cut to NAME_BYTES. */
  readonly name: string;
  /** '' = none; cut to TEAM_BYTES. */
  readonly team: string;
  /** When the server looked that the place was held: UTC ms, in whole seconds. */
  readonly signed_at: number;
};

/**
 * not_a_pass: another QR code. damaged: a part is missing. forged: no signature of this server.
 * other_event: signed, for another game.
 */
export type PassReading =
  | { readonly kind: 'good' | 'other_event'; readonly pass: Pass }
  | { readonly kind: 'not_a_pass' | 'damaged' | 'forged' };

/** Before each pass, so that a scanner knows it from a link or a payment. */
export const PREFIX = 'QG1:';
/** Signed before each pass, so that this key's signature of anything else is no pass. */
const PURPOSE = new TextEncoder().encode('QG Airsoft, pass 1\n');
const NAME_BYTES = 60;
const TEAM_BYTES = 40;
const ID_BYTES = 16;
/** Seconds since 1970: until 2106. */
const TIME_BYTES = 4;
const SIGNATURE_BYTES = 64;

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const;

/** The server's two halves of a key pair of P-256, both base64url. */
export type PassKeys = {
  /** 65 bytes: 4, x, y. */
  readonly public_key: string;
  /** 32 bytes. */
  readonly private_key: string;
};

/** @throws when the two are no key pair */
export function signingKey({ public_key, private_key }: PassKeys): Promise<CryptoKey> {
  const point = fromBase64Url(public_key);
  const [x, y] = [base64Url(point.slice(1, 33)), base64Url(point.slice(33))];
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: private_key };
  return crypto.subtle.importKey('jwk', jwk, CURVE, false, ['sign']);
}

/**
 * The key that checks signatures.
 * @param public_key base64url, an uncompressed point of P-256
 * @throws when the text is no such point
 */
export async function verifyingKey(public_key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64Url(public_key), CURVE, false, ['verify']);
}

/** The text of a pass's QR code: at most 307 characters that QR codes hold in 5.5 bits each. */
export async function signedPass(pass: Pass, key: CryptoKey): Promise<string> {
  const content = contentOf(pass);
  const signature = await crypto.subtle.sign(SIGNING, key, joined(PURPOSE, content));
  return PREFIX + base45(joined(content, new Uint8Array(signature)));
}

/** Whether a text says that it is a pass. */
export const isPass = (text: string): boolean => text.startsWith(PREFIX);

/** Whether it is the beginning of a pass, or of what is before each. */
export const beginsPass = (text: string): boolean => isPass(text) || PREFIX.startsWith(text);

/** Whether nothing of a pass is missing, nor too much: it says itself how long it is. */
export function isWholePass(text: string): boolean {
  const bytes = isPass(text) ? fromBase45(text.slice(PREFIX.length)) : null;
  return bytes !== null && passOf(bytes.slice(0, -SIGNATURE_BYTES)) !== null;
}

/** What a scanned text says at the gate of one event. */
export async function readPass(
  text: string,
  { event_id, key }: { event_id: string; key: CryptoKey },
): Promise<PassReading> {
  if (!isPass(text)) return { kind: 'not_a_pass' };
  const bytes = fromBase45(text.slice(PREFIX.length));
  if (!bytes) return { kind: 'damaged' };
  const content = bytes.slice(0, -SIGNATURE_BYTES);
  const pass = passOf(content);
  if (!pass) return { kind: 'damaged' };
  const signature = bytes.slice(-SIGNATURE_BYTES);
  const is_signed = await crypto.subtle.verify(SIGNING, key, signature, joined(PURPOSE, content));
  if (!is_signed) return { kind: 'forged' };
  return { kind: pass.event_id === event_id ? 'good' : 'other_event', pass };
}

function contentOf({
  event_id,
  operator_id,
  name,
  team,
  signed_at,
}: Pass): Uint8Array<ArrayBuffer> {
  const texts = [cut(name, NAME_BYTES), cut(team, TEAM_BYTES)];
  return joined(
    idBytes(event_id),
    idBytes(operator_id),
    timeBytes(signed_at),
    ...texts.flatMap((text) => [Uint8Array.of(text.length), text]),
  );
}

/** @returns null when anything is missing or too much */
function passOf(content: Uint8Array): Pass | null {
  const time_at = 2 * ID_BYTES;
  const name_at = time_at + TIME_BYTES + 1;
  const team_at = name_at + (content[name_at - 1] ?? 0) + 1;
  if (content.length < team_at) return null;
  if (content.length !== team_at + content[team_at - 1]!) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return {
      event_id: idOf(content.subarray(0, ID_BYTES)),
      operator_id: idOf(content.subarray(ID_BYTES, time_at)),
      name: text.decode(content.subarray(name_at, team_at - 1)),
      team: text.decode(content.subarray(team_at)),
      signed_at: timeOf(content.subarray(time_at)),
    };
  } catch {
    return null; // no text
  }
}

function timeBytes(at: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(TIME_BYTES);
  new DataView(bytes.buffer).setUint32(0, Math.floor(at / 1_000));
  return bytes;
}

const timeOf = ({ buffer, byteOffset }: Uint8Array): number =>
  new DataView(buffer, byteOffset).getUint32(0) * 1_000;

/** The text in UTF-8, in whole characters. */
function cut(text: string, most: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(most);
  return bytes.slice(0, new TextEncoder().encodeInto(text, bytes).written);
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.codePointAt(0)!,
  );
