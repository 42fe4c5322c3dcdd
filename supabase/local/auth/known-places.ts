/** Addresses from which an account was signed in to: who guesses elsewhere does not lock its owner out there. */
export interface KnownPlaces {
  has(place: string): boolean;
  add(place: string): void;
}

/** The oldest are forgotten above this many. One is made by a right password only. */
const MOST = 50_000;

/** Of this process: after a start nobody is known until they sign in again. */
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
