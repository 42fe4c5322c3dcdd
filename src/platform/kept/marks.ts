import { keep, readKept } from './kept.ts';

/** Whose memory it is; null while nobody is signed in. */
export type Owner = { readonly id: string; readonly email: string } | null;

/**
 * What an account has seen on this device, so that it is not shown to it again. It outlives the
 * sign-out, so it must not say whose it is: each value is kept as a mark of six digits, made from
 * the value and the account by a slow hash. Only that account makes the same marks again; and a
 * million numbers share each mark, so that trying all numbers tells nobody which one it was. That
 * two values have the same mark by chance is rare, and costs a celebration, or nothing.
 */
export async function markOf(owner: Owner, key: string, value: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${key} ${value}`);
  const hash = await crypto.subtle.sign('HMAC', await secretOf(owner), bytes);
  return String(new DataView(hash).getUint32(0) % 1_000_000).padStart(6, '0');
}

/** @returns marks only, whatever stands there */
export function readMarks(key: string): readonly string[] {
  const list = readKept(key);
  return Array.isArray(list) ? list.filter((one) => /^\d{6}$/.test(String(one))) : [];
}

/** Sorted, so that it doesn't tell who came first. @returns whether they are stored */
export const keepMarks = (key: string, marks: readonly string[]): boolean =>
  keep(key, [...new Set(marks)].toSorted());

const SALT = 'qg.salt';
const secrets = new Map<string, Promise<CryptoKey>>();

function secretOf(owner: Owner): Promise<CryptoKey> {
  const name = owner ? `${owner.id} ${owner.email}` : 'nobody';
  const salt = deviceSalt();
  const made = secrets.get(salt + name) ?? derive(name, salt);
  secrets.set(salt + name, made);
  return made;
}

const ROUNDS = 200_000;
async function derive(name: string, salt: string): Promise<CryptoKey> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const known = await crypto.subtle.importKey('raw', bytes(name), 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: ROUNDS },
    known,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign'],
  );
}

/** Marks of one device say nothing about another's. */
function deviceSalt(): string {
  const kept = readKept(SALT);
  if (typeof kept === 'string') return kept;
  const made = Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');
  keep(SALT, made);
  return made;
}
