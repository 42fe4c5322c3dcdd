import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { askIn, CAMPINAS, openGeocodingWorld, startAfresh } from './geocoding-world.ts';
import { call, openRealBackend, signUp, soon, type TestUser } from '../open-test-backend.ts';
import type { PlayedProvider } from '../play-provider.ts';
import { LONG } from '../../runner/suite.ts';

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
const place = {
  latitude: -22.9056391,
  longitude: -47.059564,
  label: 'Campinas, São Paulo, Brasil',
};

test('an address is searched once, with a name that identifies us, and then stored', async () => {
  expect(await ask('Campinas, SP')).toEqual({ status: 200, error: null, details: place });
  expect(await ask('  campinas,   sp ')).toEqual({ status: 200, error: null, details: place });
  expect(map.asked).toHaveLength(1);
  expect(map.asked[0]).toMatchObject({
    method: 'GET',
    path: '/search?q=Campinas%2C+SP&format=json&limit=1',
  });
  expect(map.asked[0]?.headers['user-agent']).toBe('QG-Airsoft/1.0 (contato@exemplo.com)');
});

test('an unknown address is an answer too, and is stored', async () => {
  map.answers = { json: [] };
  for (let n = 0; n < 2; n += 1) {
    expect(await ask('Rua que não existe, 0')).toEqual({
      status: 404,
      error: 'address_not_found',
      details: null,
    });
  }
  expect(map.asked).toHaveLength(1);
});

test('a search without an answer is aborted after five seconds', async () => {
  map.answers = 'hang';
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const answer = ask('Campinas, SP');
  // otherwise it would arrive in the middle of the next test
  await soon(() => map.asked).toHaveLength(1);
  late.abort(new DOMException('five seconds are over', 'TimeoutError'));
  expect(await answer).toMatchObject({ status: 503, error: 'geocode_unavailable' });
  expect(timeout.mock.calls).toEqual([[5_000]]);
  timeout.mockRestore();
});

test('sixty an hour per person; stored places are free', async () => {
  await ask('Campinas, SP');
  await backend.db.query(
    `insert into private.attempts (what, subject) select 'geocode', $1 from generate_series(1, 59)`,
    [ada.id],
  );
  expect(await ask('Outra cidade')).toMatchObject({ status: 429, error: 'too_many_requests' });
  expect((await ask('Campinas, SP')).status).toBe(200);
});

test.each([[''], ['ab'], [null], [1], [{}], ['x'.repeat(201)], ['Rua\u0000Um'], ['Rua \ud800']])(
  '%j is no address',
  async (q) => {
    expect(await ask(q)).toEqual({ status: 400, error: 'invalid_args', details: { field: 'q' } });
  },
);

test('a visitor may neither search nor store places', async () => {
  expect(await ask('Campinas, SP', '')).toMatchObject({ status: 401 });
  for (const token of [ada.token, undefined]) {
    for (const rpc of ['find_place', 'keep_place']) {
      const p = {
        q: 'Campinas, SP',
        place: { latitude: 0, longitude: 0, label: 'x' },
        user_id: ada.id,
      };
      const response = await call(backend, `/rest/v1/rpc/${rpc}`, {
        json: { p },
        ...(token ? { token } : {}),
      });
      expect([401, 403]).toContain(response.status);
    }
  }
});

test('without a network the form is told to offer coordinates by hand', async () => {
  const off = await openRealBackend({
    settings: { GEOCODER: 'off' },
  });
  const eve = await signUp(off, 'eve@exemplo.com');
  const response = await call(off, '/functions/v1/geocode', {
    json: { q: 'Campinas, SP' },
    token: eve.token,
  });
  expect([response.status, await response.json()]).toMatchObject([
    503,
    { error: 'geocode_unavailable' },
  ]);
  await off.close();
});

if (LONG) {
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
}
