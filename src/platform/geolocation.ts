type LocateCode = 'unsupported' | 'denied' | 'unavailable' | 'timeout';

export type Located =
  | { ok: true; value: { latitude: number; longitude: number; accuracy_m: number } }
  | { ok: false; code: LocateCode };

/**
 * Asks the person for permission, the first time. High accuracy, 5 s (Spec 1 §7). Degrees, WGS 84.
 * Never rejects.
 */
export function locate(): Promise<Located> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ ok: false, code: 'unsupported' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ ok: true, value: { latitude, longitude, accuracy_m: accuracy } }),
      ({ code }) => resolve({ ok: false, code: CODES[code] ?? 'unavailable' }),
      { enableHighAccuracy: true, timeout: 5_000, maximumAge: 60_000 },
    );
  });
}

/**
 * Whether the person has allowed it before, so that no dialog opens.
 * @param otherwise where the browser does not say
 */
export async function mayLocate(otherwise = false): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return otherwise; // no Permissions API: wait for a tap on the button
  }
}

/** GeolocationPositionError.code */
const CODES: Record<number, LocateCode> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };
