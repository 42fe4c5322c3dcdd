/** Spec 1 §2, /profile: the names stand in the address. */
export const profileTabs = ['perfil', 'estatisticas', 'patches', 'eventos', 'equipes'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The tab that an address names, if it names one. */
export const profileSearch = ({ tab }: Record<string, unknown>): { tab?: ProfileTab } =>
  profileTabs.includes(tab as ProfileTab) ? { tab: tab as ProfileTab } : {};
