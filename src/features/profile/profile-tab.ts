/** Spec 1 §2, /profile: the names stand in the address. */
export const profileTabs = ['perfil', 'estatisticas', 'patches', 'eventos', 'equipes'] as const;
/** editar: the form of the tab `perfil`, with its own entry in the history. */
export type ProfileTab = (typeof profileTabs)[number] | 'editar';

/** The tab that an address names, if it names one. */
export const profileSearch = ({ tab }: Record<string, unknown>): { tab?: ProfileTab } =>
  [...profileTabs, 'editar'].includes(tab as ProfileTab) ? { tab: tab as ProfileTab } : {};
