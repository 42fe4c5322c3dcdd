/** In place of an event's id: my next game (public/manifest.webmanifest). */
export const NEXT = 'next';
