const NBSP = '\u00A0';

/** 'Atibaia - SP': the state stands on the line of its city. */
export const cityState = ({ city, state }: { city: string; state: string }): string =>
  `${city}${NBSP}-${NBSP}${state}`;

/** The same of a place that somebody typed and that ends with its state. */
export const unbroken = (place: string): string =>
  place.replace(/ - (?=[A-Z]{2}$)/, `${NBSP}-${NBSP}`);
