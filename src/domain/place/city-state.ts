/** 'Atibaia - SP': a city with its state, as every screen and every sent text says it. */
export const cityState = ({ city, state }: { city: string; state: string }): string =>
  `${city} - ${state}`;
