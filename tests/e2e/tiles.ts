import type { Phone } from './phone.ts';

/** Plays the tile server, which has no tile: only the drawn map is tested. */
export const withoutTiles = (phone: Phone) =>
  phone.context.route(/tile\.openstreetmap\.org/, (route) => route.fulfill({ status: 204 }));
