import type { RegistrationStatus } from '#live/my-registrations.ts';

/** What this device knows about one row besides the event itself. */
export type RowState = (event_id: string) => {
  readonly distance_m?: number | undefined;
  readonly registration?: RegistrationStatus | undefined;
};

export const nothingKnown: RowState = () => ({});
