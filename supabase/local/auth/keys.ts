import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** Made once for a data directory and kept in it, never committed. */
export interface Keys {
  /** What the app sends as `apikey`: role anon. Public. */
  publishable_key: string;
  /** Role service_role. Never leaves the server. */
  secret_key: string;
  /** Signs the access tokens (HS256). */
  jwt_secret: string;
}

/** The keys of a data directory, made on the first call. `null`: keys that live as long as the process. */
export function loadKeys(data_dir: string | null): Keys {
  if (data_dir === null) return newKeys();
  const file = join(data_dir, 'keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Keys;
  const keys = newKeys();
  writeDurably(file, JSON.stringify(keys, null, 2));
  return keys;
}

function newKeys(): Keys {
  return {
    publishable_key: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secret_key: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwt_secret: randomBytes(48).toString('base64url'),
  };
}

/** Whole or not at all, even when the process dies in between; readable by the owner only. */
export function writeDurably(file: string, text: string): void {
  const draft = `${file}.draft`;
  const handle = openSync(draft, 'w', 0o600);
  writeSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
  renameSync(draft, file);
}
