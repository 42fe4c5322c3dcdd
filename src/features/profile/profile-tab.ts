/** Spec 1 §2, /profile: the names stand in the address. */
export const profileTabs = ['perfil', 'estatisticas', 'patches', 'eventos', 'equipes'] as const;
export type ProfileTab = (typeof profileTabs)[number];
