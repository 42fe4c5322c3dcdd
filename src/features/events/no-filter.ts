import type { EventFilter } from '#domain/event-filter.ts';

/** Takes every filter out, as a change of the address. */
export const nothingFiltered = {
  mode: undefined,
  uf: undefined,
  when: undefined,
  from: undefined,
  to: undefined,
  km: undefined,
  free: undefined,
} satisfies Record<keyof EventFilter, undefined>;
