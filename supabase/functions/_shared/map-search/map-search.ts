import type { FunctionEnvironment } from '../environment.ts';
import { createNominatim } from './nominatim.ts';

export type FoundPlace = {
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
  /** The name that the search gives. */
  label: string;
};

/** A place; null when the address was not found; 'unavailable' when the search can't be reached. */
export type PlaceAnswer = FoundPlace | null | 'unavailable';

export type MapSearch = {
  find(address: string): Promise<PlaceAnswer>;
};

/** The public map search, which requires a contact; null where GEOCODER is `off`. */
export function mapSearch({ setting }: FunctionEnvironment): MapSearch | null {
  if (setting('GEOCODER') === 'off') return null;
  const contact = setting('GEOCODER_CONTACT');
  return createNominatim({
    url: setting('NOMINATIM_URL') ?? 'https://nominatim.openstreetmap.org',
    user_agent: `QG-Airsoft/1.0 (${contact ?? 'self-hosted'})`,
  });
}
