/** The tabs of the advanced team area, by their names in the address (Spec 2 §2). */
export const areaTabs = [
  'hierarchy',
  'communications',
  'alliances',
  'achievements',
  'events',
] as const;
export type AreaTab = (typeof areaTabs)[number];

/** The tab that an address names; the first one otherwise. */
export const areaTabOf = (tab: unknown): AreaTab =>
  areaTabs.find((one) => one === tab) ?? areaTabs[0];
