import { hexBytes, idBytes } from '../qr/bytes.ts';

/** What the phones of one gate share: the record `gate_key` of the event. */
export type GateSecret = {
  readonly event_id: string;
  /** 32 bytes in hex. */
  readonly secret: string;
};

const HASH = 'SHA-256';
const AES = { name: 'AES-GCM', length: 256 } as const;
const HMAC = { name: 'HMAC', hash: HASH, length: 256 } as const;

/** A key for one purpose, of one event (HKDF). Nothing is known of one key by another. */
export async function gateKey(
  { event_id, secret }: GateSecret,
  purpose: string,
  use: 'seal' | 'sign',
): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', hexBytes(secret), 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode(`QG Airsoft, ${purpose}`);
  const by = { name: 'HKDF', hash: HASH, salt: idBytes(event_id), info };
  return use === 'seal'
    ? crypto.subtle.deriveKey(by, base, AES, false, ['encrypt', 'decrypt'])
    : crypto.subtle.deriveKey(by, base, HMAC, false, ['sign']);
}

/** The first bytes of the signature of `content`. */
export async function signatureOf(
  key: CryptoKey,
  content: Uint8Array<ArrayBuffer>,
  bytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, content)).slice(0, bytes);
}
