import type { EventFilter } from '#domain/search/event-filter.ts';

/** Removes every filter, as a change of the address. */
export const nothingFiltered = {
  mode: undefined,
  uf: undefined,
  when: undefined,
  from: undefined,
  to: undefined,
  km: undefined,
  free: undefined,
} satisfies Record<keyof EventFilter, undefined>;
