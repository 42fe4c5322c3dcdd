import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

type Place = Pick<AirsoftEvent, 'latitude' | 'longitude' | 'location'>;

/**
 * A link to directions. On Android `geo:` opens whichever map app is installed, including offline
 * ones. Elsewhere it is a web address, which phones open in an app.
 */
export function directionsLink({ latitude, longitude, location }: Place, android: boolean): string {
  const point = latitude !== null && longitude !== null ? `${latitude},${longitude}` : null;
  if (android) {
    const label = encodeURIComponent(point ? `${point} (${location})` : location);
    return `geo:${point ?? '0,0'}?q=${label}`;
  }
  const to = new URLSearchParams({ api: '1', destination: point ?? location });
  return `https://www.google.com/maps/dir/?${to}`;
}
