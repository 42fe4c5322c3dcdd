/**
 * A place in two parts. No line ends within the second, which ends with the state; a place that somebody
 * ended otherwise has none.
 */
export const placeParts = (place: string) =>
  place.split(/(\S+ - [A-Z]{2})$/) as [begin: string, whole?: string];
