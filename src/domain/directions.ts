import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

type Place = Pick<AirsoftEvent, 'latitude' | 'longitude' | 'location'>;

/**
 * The way to an event, in a map of the phone. Android opens `geo:` in whatever map is installed, one that works
 * without a signal too; elsewhere it is an address of the web, which phones open in an app.
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
