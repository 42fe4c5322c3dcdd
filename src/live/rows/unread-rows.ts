import { createContext } from 'react';

/** The rows of this collection can't be read on this device: its storage failed. */
export class UnreadRows extends Error {
  override readonly name = 'UnreadRows';
  constructor(collection: string) {
    super(`rows of ${collection} can't be read`);
  }
}

/**
 * Whether rows that can't be read are an error of the render. True under a boundary that says so;
 * elsewhere, as in the bar of the app, they stay unknown.
 */
export const UnreadRowsThrow = createContext(false);
