import type { LiveQuery } from '../rows/use-live-records.ts';

/**
 * Every team of this device. A constant: with a new object at each render a screen would subscribe
 * again.
 */
export const everyTeam: LiveQuery<'teams'> = { find: { selector: {} } };
