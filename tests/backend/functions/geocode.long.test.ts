import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { askIn, CAMPINAS, openGeocodingWorld, startAfresh } from './geocoding-world.ts';
import { signUp, type TestUser } from '../open-test-backend.ts';
import type { PlayedProvider } from '../play-provider.ts';

let world: Awaited<ReturnType<typeof openGeocodingWorld>>;
let map: PlayedProvider;
let backend: Backend;
let ada: TestUser;
beforeAll(async () => {
  world = await openGeocodingWorld();
  ({ map, backend, ada } = world);
}, 120_000);
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => startAfresh(world));

const ask = (q: unknown, token: string | undefined = ada.token) => askIn(world, q, token);

test.each([
  [{ status: 500, text: 'oops' }],
  [{ status: 429, text: 'slow down' }],
  [{ status: 200, text: '<html>captive portal</html>' }],
  [{ json: { error: 'x' } }],
  [{ json: [{ lat: 'x', lon: '1' }] }],
  [{ json: [{ lat: '91', lon: '1' }] }],
])('%j is no valid answer, and is not stored', async (answers) => {
  map.answers = answers;
  expect(await ask('Campinas, SP')).toEqual({
    status: 503,
    error: 'geocode_unavailable',
    details: null,
  });
  map.answers = CAMPINAS;
  expect((await ask('Campinas, SP')).status).toBe(200);
});

test('all callers together search once a second, and a wait over four seconds is refused with a time to retry', async () => {
  const bia = await signUp(backend, 'bia@exemplo.com');
  const started = Date.now();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => ask(`Rua ${n}, Campinas`, n % 2 ? ada.token : bia.token)),
  );
  const statuses = answers.map(({ status }) => status);
  const granted = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => status === 429)).toHaveLength(8 - granted);
  expect(granted).toBeGreaterThanOrEqual(5); // longer when the search itself takes time
  expect(map.asked).toHaveLength(granted);
  expect(Date.now() - started).toBeGreaterThanOrEqual((granted - 1) * 1000 - 100);
  await backend.db.exec(`update private.place_turns set next_at = now() + interval '1 minute'`);
  expect((await ask('Rua 9, Campinas')).status).toBe(429);
});
