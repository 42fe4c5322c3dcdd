import { askProvider } from '../provider.ts';
import type { MapSearch, PlaceAnswer } from './map-search.ts';

export type NominatimOptions = {
  /** Without a trailing slash. */
  url: string;
  /** The usage policy requires one that identifies the application. */
  user_agent: string;
};

const TIMEOUT_MS = 5_000;

/**
 * Nominatim's `/search`. It allows one request a second, which `find_place` in the database
 * enforces.
 */
export function createNominatim({ url, user_agent }: NominatimOptions): MapSearch {
  return {
    async find(address) {
      const query = new URLSearchParams({ q: address, format: 'json', limit: '1' });
      const answer = await askProvider(`${url}/search?${query.toString()}`, {
        headers: {
          'user-agent': user_agent,
          'accept-language': 'pt-BR',
          accept: 'application/json',
        },
        timeout_ms: TIMEOUT_MS,
      });
      return answer?.status === 200 ? read(answer.json) : 'unavailable';
    },
  };
}

function read(json: unknown): PlaceAnswer {
  if (!Array.isArray(json)) return 'unavailable';
  const first = json[0] as { lat?: unknown; lon?: unknown; display_name?: unknown } | undefined;
  if (!first) return null;
  const latitude = Number(first.lat);
  const longitude = Number(first.lon);
  const onEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180; // also false for NaN
  if (!onEarth) return 'unavailable';
  const label = typeof first.display_name === 'string' ? first.display_name.slice(0, 300) : '';
  return { latitude, longitude, label };
}
