/**
 * Small values that this browser keeps by name, as JSON in localStorage. Signing out removes every
 * `qg.seen.*` (sync/identity/leave-device.ts). Where storage is forbidden or full, nothing is kept.
 */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** @returns whether it is stored */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
