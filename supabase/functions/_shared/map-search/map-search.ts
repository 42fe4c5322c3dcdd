import type { FunctionEnvironment } from '../environment.ts';
import { createNominatim } from './nominatim.ts';

export interface FoundPlace {
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** What the search calls it. */
  label: string;
}

/** A place, null when there is none of that address, 'unavailable' when the search can't be asked. */
export type PlaceAnswer = FoundPlace | null | 'unavailable';

export interface MapSearch {
  find(address: string): Promise<PlaceAnswer>;
}

/** The public map search, which wants to know who asks; null where GEOCODER is `off`. */
export function mapSearch({ setting }: FunctionEnvironment): MapSearch | null {
  if (setting('GEOCODER') === 'off') return null;
  const contact = setting('GEOCODER_CONTACT');
  return createNominatim({
    url: setting('NOMINATIM_URL') ?? 'https://nominatim.openstreetmap.org',
    user_agent: `QG-Airsoft/1.0 (${contact ?? 'self-hosted'})`,
  });
}
