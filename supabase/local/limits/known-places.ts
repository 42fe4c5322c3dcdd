/**
 * Addresses from which an account has signed in. Wrong guesses from other addresses don't lock the
 * owner out at these.
 */
export type KnownPlaces = {
  has(place: string): boolean;
  add(place: string): void;
};

/** Above this many the oldest are forgotten. Only a correct password adds one. */
const MOST = 50_000;

/** Kept in memory: after a restart no address is known until a person signs in again. */
export function createKnownPlaces(): KnownPlaces {
  const places = new Set<string>();
  return {
    has: (place) => places.has(place),
    add(place) {
      places.delete(place);
      places.add(place);
      const [oldest] = places;
      if (places.size > MOST && oldest !== undefined) places.delete(oldest);
    },
  };
}
