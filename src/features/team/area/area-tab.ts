import { useEffect } from 'react';
import { keep, readKept } from '#platform/kept/kept.ts';

/** The tabs of the advanced team area, by their names in the address (Spec 2 §2). */
export const areaTabs = [
  'hierarchy',
  'communications',
  'alliances',
  'achievements',
  'events',
] as const;
export type AreaTab = (typeof areaTabs)[number];

const LAST_TAB = 'qg.seen.team_tab';

const named = (tab: unknown): AreaTab | undefined => areaTabs.find((one) => one === tab);

/** The tab that an address names; otherwise the one used last on this device, the talk at first. */
export const areaTabOf = (tab: unknown): AreaTab =>
  named(tab) ?? named(readKept(LAST_TAB)) ?? 'communications';

/** The same for a screen, which is remembered. */
export function useAreaTab(given: unknown): AreaTab {
  const tab = areaTabOf(given);
  useEffect(() => void keep(LAST_TAB, tab), [tab]);
  return tab;
}
