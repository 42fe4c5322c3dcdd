import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from './disk/durable-write.ts';
import { KEYS } from './layout.ts';
import { fileError, StartError } from './start-error.ts';

/** Generated once per data directory and kept in it, never committed. */
export type Keys = {
  /** Sent by the app as `apikey`: role anon. Public. */
  publishable_key: string;
  /** For the role service_role. Never leaves the server. */
  secret_key: string;
  /** Signs the access tokens (HS256). */
  jwt_secret: string;
};

/**
 * The keys of a data directory.
 * @param may_make creates them when they are missing or can't be read: then everybody is signed
 * out, the push subscriptions of this machine end, and waiting codes become void
 */
export function keysOf(data_dir: string, { may_make }: { may_make: boolean }): Keys {
  const file = join(data_dir, KEYS);
  const found = existsSync(file) ? parsed(readText(file)) : 'missing';
  if (typeof found === 'object') return found;
  if (!may_make) {
    throw new StartError(
      `${file}: ${found === 'missing' ? 'is missing beside its database' : `can't be read: ${found}`}.`,
      'Put the file back from a backup. Or start once with NEW_KEYS=1: new keys are made, and everybody has to sign in again.',
    );
  }
  if (found !== 'missing') renameSync(file, `${file}.unreadable-${Date.now()}`);
  const keys = newKeys();
  writeDurably(file, JSON.stringify(keys, null, 2));
  return keys;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw fileError(error, file) ?? error;
  }
}

/** @returns the keys, or what is wrong with them, in words */
function parsed(text: string): Keys | string {
  let keys: unknown;
  try {
    keys = JSON.parse(text);
  } catch {
    return 'it is not whole JSON';
  }
  if (typeof keys !== 'object' || keys === null) return 'it holds no keys';
  const found = keys as Record<string, unknown>;
  const missing = Object.keys(newKeys()).filter((name) => {
    const key = found[name];
    return typeof key !== 'string' || key.length < SHORTEST_KEY;
  });
  return missing.length === 0 ? (keys as Keys) : `${missing.join(', ')} missing or too short`;
}

/** Keys were never shorter than this. Unit: characters. */
const SHORTEST_KEY = 32;

/** Keys that live as long as the process. */
export function newKeys(): Keys {
  return {
    publishable_key: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secret_key: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwt_secret: randomBytes(48).toString('base64url'),
  };
}

/** The role that a request's key gives; null for another key, or none, and for the secret one in a browser. */
export function keyRole(
  { headers }: Request,
  { publishable_key, secret_key }: Keys,
): 'anon' | 'service_role' | null {
  const given = Buffer.from(headers.get('apikey') ?? '');
  const is = (key: string) => {
    const expected = Buffer.from(key);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  if (is(publishable_key)) return 'anon';
  const is_browser = /^\s*Mozilla\//i.test(headers.get('user-agent') ?? '');
  return is(secret_key) && !is_browser ? 'service_role' : null;
}
