// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { locate } from './geolocation.ts';

type Ask = Geolocation['getCurrentPosition'];
const withGeolocation = (getCurrentPosition: Ask) =>
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  });

afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

test('a browser without geolocation says so', async () => {
  expect(await locate()).toEqual({ ok: false, code: 'unsupported' });
});

test('asks for high accuracy within 5 s, as the spec requires', async () => {
  withGeolocation((found, _failed, options) => {
    expect(options).toMatchObject({ enableHighAccuracy: true, timeout: 5_000 });
    found({ coords: { latitude: -23.5, longitude: -46.6, accuracy: 12 } } as GeolocationPosition);
  });
  expect(await locate()).toEqual({
    ok: true,
    value: { latitude: -23.5, longitude: -46.6, accuracy_m: 12 },
  });
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [99, 'unavailable'],
])('error %d is %s', async (code, expected) => {
  withGeolocation((_found, failed) => failed?.({ code } as GeolocationPositionError));
  expect(await locate()).toEqual({ ok: false, code: expected });
});
