// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePlace } from './place-store.ts';

const MINUTE = 60_000;
const asked = vi.fn();
let permission: PermissionState | 'not said';
let latitude = 0;

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  permission = 'granted';
  const getCurrentPosition = (
    found: (place: object) => void,
    failed: (error: { code: number }) => void,
  ) => {
    asked();
    if (Number.isNaN(latitude)) failed({ code: 3 });
    else found({ coords: { latitude, longitude: -46.6, accuracy: 20 } });
  };
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition },
    permissions: {
      query: async () => {
        if (permission === 'not said') throw new TypeError('geolocation');
        return { state: permission };
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// first: it asks once for as long as the page lives
test('[law 1] nothing is said of a place that is not found where the person did not ask for it', async () => {
  latitude = Number.NaN;
  await usePlace.getState().askIfAllowed();
  expect(asked).toHaveBeenCalledOnce();
  expect(usePlace.getState().phase).toBe('unknown');
  await usePlace.getState().ask();
  expect(usePlace.getState().phase).toBe('timeout');
});

/** The app was found by the person at first, and comes back to the front that much later. */
async function comeBack(after_ms: number, from = -23, to = -22) {
  latitude = from;
  await usePlace.getState().ask();
  asked.mockReset();
  latitude = to;
  vi.setSystemTime(Date.now() + after_ms);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  return { times: asked.mock.calls.length, at: usePlace.getState().position?.latitude };
}

test('after some minutes the app asks again where it is, and distances follow', async () =>
  expect(await comeBack(6 * MINUTE)).toEqual({ times: 1, at: -22 }));

test('a moment later it does not', async () =>
  expect(await comeBack(MINUTE)).toEqual({ times: 0, at: -23 }));

test('no dialog opens: a permission that was given for once is not asked for again', async () => {
  permission = 'prompt';
  expect(await comeBack(6 * MINUTE)).toEqual({ times: 0, at: -23 });
});

test('a browser that does not say asks again where it has answered before', async () => {
  permission = 'not said';
  expect(await comeBack(6 * MINUTE)).toEqual({ times: 1, at: -22 });
});

test('where no answer comes, the place is the last one, and nothing is said', async () => {
  expect(await comeBack(6 * MINUTE, -23, Number.NaN)).toEqual({ times: 1, at: -23 });
  expect(usePlace.getState().phase).toBe('known');
});

test('behind other apps it asks nothing', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  expect(await comeBack(6 * MINUTE)).toEqual({ times: 0, at: -23 });
});

test('rows keep the room of a distance where no position is found, or the permission is taken away', async () => {
  await usePlace.getState().ask();
  latitude = Number.NaN;
  await usePlace.getState().ask();
  expect(usePlace.getState()).toMatchObject({ phase: 'timeout', has_room: true });
});

test('rows have no room for a distance that nobody asked for', async () => {
  vi.resetModules();
  const { usePlace: fresh } = await import('./place-store.ts');
  expect(fresh.getState()).toMatchObject({ phase: 'unknown', has_room: false });
});
