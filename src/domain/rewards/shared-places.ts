/**
 * The places of a ranking, counted as `rank()` of the database does: people with equal values share a
 * place, and the next place counts all of them (1, 1, 3).
 * @param values the highest first
 */
export function sharedPlaces(values: readonly number[]): readonly number[] {
  let place = 1;
  return values.map((value, at) => {
    if (value !== values[at - 1]) place = at + 1;
    return place;
  });
}
