import { clientIp } from './client-ip.ts';
import type { FunctionEnvironment } from './environment.ts';
import { serviceClient } from './service.ts';

type Headers = Record<string, string>;

/** Unit: ms. A restored database has another key. */
const KEY_KEPT_MS = 600_000;
const keys = new Map<string, { key: Uint8Array<ArrayBuffer>; asked_at: number }>();
const encoder = new TextEncoder();

/**
 * The header that tells the database for whom a function calls back (`private.signed_caller`):
 * otherwise everybody who uses functions would share the limits of the function's own address. None
 * without a service key.
 */
export async function callerHeaders(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Headers> {
  const address = clientIp(request, environment);
  const key = address === 'unknown' ? null : await callerKey(environment);
  if (!key) return {};
  const said = `${address} ${Math.floor(Date.now() / 1000)}`;
  const inner = await sha256(key, encoder.encode(said));
  const signature = await sha256(key, inner);
  return { 'x-qg-caller': `${said} ${hexOf(signature)}` };
}

async function callerKey(
  environment: FunctionEnvironment,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const place = `${environment.supabase_url} ${environment.service_key}`;
  const known = keys.get(place);
  if (known && Date.now() - known.asked_at < KEY_KEPT_MS) return known.key;
  const asked = await serviceClient(environment)?.rpc('get_caller_key');
  if (!asked || asked.error) return null;
  const key = bytesOf(asked.data as string);
  keys.set(place, { key, asked_at: Date.now() });
  return key;
}

async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  const whole = await new Blob(parts as BlobPart[]).arrayBuffer();
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
}

const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
