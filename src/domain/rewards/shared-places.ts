/**
 * The places of a ranking: who has as much as the one before has the same, and the next place is as
 * far behind as people stand before it, as `rank()` of the database counts.
 * @param values the highest first
 */
export function sharedPlaces(values: readonly number[]): readonly number[] {
  let place = 1;
  return values.map((value, at) => {
    if (value !== values[at - 1]) place = at + 1;
    return place;
  });
}
