import type { GatePerson } from '#domain/attendance/gate-list.ts';

/** came: whether they are on the field or have left it. */
export const gateFilters = ['all', 'missing', 'came', 'out'] as const;
export type GateFilter = (typeof gateFilters)[number];

/** Whether a person stands in what is shown. */
export function passes({ state }: GatePerson, filter: GateFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'came' ? state !== 'missing' : state === filter;
}
