import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

type Place = Pick<AirsoftEvent, 'latitude' | 'longitude' | 'location' | 'place_is_secret'>;
type Known = {
  android: boolean;
  /** Where the game really is, as far as this person may know it. */
  secret_place?: string | null | undefined;
};

/**
 * A link to directions; null where the place is secret and this person does not know it, because
 * `location` is then no place. Elsewhere than on Android it is a web address with the way for a
 * driver (Spec 2 §7), which phones open in an app. On Android it is `geo:`, which opens whichever
 * map app is installed: only so an offline one leads to a field without a signal. `geo:` can't name
 * a way to travel; that app offers it.
 */
export function directionsLink(event: Place, { android, secret_place }: Known): string | null {
  if (event.place_is_secret) return secret_place ? linkTo(secret_place, null, android) : null;
  const { latitude, longitude, location } = event;
  const is_known = latitude !== null && longitude !== null;
  return linkTo(location, is_known ? `${latitude},${longitude}` : null, android);
}

/** An address of a map among other words. */
const MAP =
  /(?:https?:\/\/)?(?:maps\.app\.goo\.gl|goo\.gl\/maps|maps\.google|(?:www\.)?google\.[a-z.]+\/maps|maps\.apple\.com|(?:www\.)?waze\.com|(?:www\.)?openstreetmap\.org|osm\.org)[^\s<>"']*[^\s<>"'.,;:!?)\]]/i;

function linkTo(text: string, point: string | null, android: boolean): string {
  if (/^https?:\/\/\S+$/.test(text)) return text; // the organiser's own link to a map
  const map = MAP.exec(text)?.[0];
  if (map !== undefined) return /^https?:/i.test(map) ? map : `https://${map}`;
  // a map searches no address of the web
  const words =
    text
      .replace(/https?:\/\/\S+/gi, '')
      .replace(/\s+/g, ' ')
      .trim() || text;
  if (android) {
    const label = encodeURIComponent(point ? `${point} (${words})` : words);
    return `geo:${point ?? '0,0'}?q=${label}`;
  }
  const to = new URLSearchParams({ api: '1', destination: point ?? words, travelmode: 'driving' });
  return `https://www.google.com/maps/dir/?${to}`;
}
