const teamTabs = ['members', 'pending', 'about'] as const;
export type TeamTab = (typeof teamTabs)[number];

/** The tab that an address names, if it names one. */
export const teamSearch = ({ tab }: Record<string, unknown>): { tab?: TeamTab } =>
  teamTabs.includes(tab as TeamTab) ? { tab: tab as TeamTab } : {};
