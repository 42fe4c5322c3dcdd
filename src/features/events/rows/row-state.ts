import type { RegistrationStatus } from '#live/event/my-registrations.ts';

/** What this device knows about one row besides the event itself. */
export type RowState = (event_id: string) => {
  readonly distance_m?: number | undefined;
  readonly registration?: RegistrationStatus | undefined;
  /** People of my registration that the server's count does not include yet. */
  readonly unsent?: number | undefined;
};

export const nothingKnown: RowState = () => ({});
