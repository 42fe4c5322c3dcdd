import type { Backend } from '#local/backend.ts';
import { call, openRealBackend, signUp, type TestUser } from '../open-test-backend.ts';
import { playProvider, type PlayedProvider } from '../play-provider.ts';

/** Nominatim's answer with `format=json&limit=1`. */
export const CAMPINAS = {
  json: [
    {
      place_id: 1,
      licence: 'Data © OpenStreetMap contributors, ODbL 1.0',
      osm_type: 'relation',
      osm_id: 298227,
      boundingbox: ['-23.05', '-22.72', '-47.26', '-46.84'],
      lat: '-22.9056391',
      lon: '-47.059564',
      display_name: 'Campinas, São Paulo, Brasil',
      class: 'boundary',
      type: 'administrative',
      importance: 0.6,
    },
  ],
};

type GeocodingWorld = AsyncDisposable & { map: PlayedProvider; backend: Backend; ada: TestUser };

/** A backend that searches on a map that the tests play, and a person with an account. */
export async function openGeocodingWorld(): Promise<GeocodingWorld> {
  const map = await playProvider();
  const settings = { NOMINATIM_URL: map.url, GEOCODER_CONTACT: 'contato@exemplo.com' };
  const backend = await openRealBackend({ settings });
  const ada = await signUp(backend, 'ada@exemplo.com');
  const close = async () => {
    await backend.close();
    await map[Symbol.asyncDispose]();
  };
  return { map, backend, ada, [Symbol.asyncDispose]: close };
}

/** Nothing was searched yet, and the map answers. */
export async function startAfresh({ map, backend }: GeocodingWorld): Promise<void> {
  map.asked.length = 0;
  map.answers = CAMPINAS;
  await backend.db.exec(
    `delete from private.places; delete from private.attempts; update private.place_turns set next_at = '-infinity'`,
  );
}

/** @param token an empty one: as a visitor */
export async function askIn({ backend }: GeocodingWorld, q: unknown, token: string) {
  const response = await call(backend, '/functions/v1/geocode', {
    json: { q },
    ...(token ? { token } : {}),
  });
  const { error, details } = (await response.json()) as { error: string | null; details: unknown };
  return { status: response.status, error, details };
}
