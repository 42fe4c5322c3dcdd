export const eventTabs = ['details', 'participants', 'teams'] as const;
export type EventTab = (typeof eventTabs)[number];
