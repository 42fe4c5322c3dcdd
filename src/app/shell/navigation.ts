import type { TranslationFunctions } from '#i18n/i18n-types.ts';

/** The screens of the top bar, the menu and the footer. A new screen is one line here. */
export const navigation = [
  { to: '/events', label: (LL: TranslationFunctions) => LL.shell.nav.events() },
  { to: '/teams', label: (LL: TranslationFunctions) => LL.shell.nav.teams() },
  { to: '/map', label: (LL: TranslationFunctions) => LL.shell.nav.arenas() },
  {
    to: '/patches',
    label: (LL: TranslationFunctions) => LL.shell.nav.patches(),
    // the next one begins with the same address
    activeOptions: { exact: true, includeSearch: false },
  },
  { to: '/patches/redeem', label: (LL: TranslationFunctions) => LL.shell.nav.redeem() },
] as const;
