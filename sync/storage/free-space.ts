import type { DeviceDatabase } from '../device/device-database.ts';
import { isOutOfSpace } from './storage-failure.ts';

/** What the public lists need at least. Unit: bytes. */
const ROOM_BYTES = 2 ** 20;
const PROBE = 'room';
/** The most that one call of getRandomValues gives. */
const RANDOM_BYTES = 65_536;

/**
 * Whether there is room for the public lists, by writing as much: `estimate()` says what a browser
 * would allow, and not what the phone still has. Asked of a phone that is known to be full, before
 * they are loaded: it would load them again and again.
 * @throws any other storage error
 */
export async function hasRoom({ meta }: Pick<DeviceDatabase, 'meta'>): Promise<boolean> {
  try {
    await meta.put(randomBytes(), PROBE);
    await meta.delete(PROBE);
    return true;
  } catch (error) {
    if (isOutOfSpace(error)) return false;
    throw error;
  }
}

/** What a browser that compresses can't make smaller. */
function randomBytes(): Uint8Array {
  const bytes = new Uint8Array(ROOM_BYTES);
  for (let from = 0; from < ROOM_BYTES; from += RANDOM_BYTES)
    crypto.getRandomValues(bytes.subarray(from, from + RANDOM_BYTES));
  return bytes;
}

/** public/before-paint.js reads it: a phone that is known to be full preloads nothing. */
const FULL = 'full';

/** Whether the last round found no room. */
export function isKnownFull(): boolean {
  try {
    return localStorage.getItem(FULL) !== null;
  } catch {
    return false;
  }
}

export function rememberFull(is_full: boolean): void {
  try {
    if (is_full) localStorage.setItem(FULL, '1');
    else localStorage.removeItem(FULL);
  } catch {
    // without localStorage it preloads nothing either
  }
}
