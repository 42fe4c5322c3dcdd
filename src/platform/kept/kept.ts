/**
 * Small values that this browser keeps by name, as JSON in localStorage. Signing out removes every
 * `qg.seen.*` (sync/account/leave-device.ts). Where storage is forbidden or full, nothing is kept.
 * What the server wrote into this page under the same name is newer (src/served).
 */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(written(key)?.textContent ?? localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @returns whether it is stored */
export function keep(key: string, value: unknown): boolean {
  try {
    written(key)?.remove();
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const written = (key: string) => globalThis.document?.getElementById(key);
