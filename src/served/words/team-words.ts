import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { teams } from '#i18n/pt-BR/teams.ts';
import { functionsOf, LOCALE } from './words.ts';

/**
 * The texts of teams, which only the server writes: the service worker, which shows pages in three
 * languages, does not carry them.
 */
export const TEAM_WORDS: Pick<TranslationFunctions, 'team_page' | 'teams'> = functionsOf(LOCALE, {
  team_page,
  teams,
});
