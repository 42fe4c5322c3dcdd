import type { LiveQuery } from '../rows/use-live-records.ts';

/** Every team of this device: one object, so that a screen is not subscribed anew. */
export const everyTeam: LiveQuery<'teams'> = { find: { selector: {} } };
