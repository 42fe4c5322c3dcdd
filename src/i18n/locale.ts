import type { Locales, Translations } from './i18n-types.ts';
import { loadFormatters, loadLocaleAsync } from './i18n-util.async.ts';
import { loadedLocales } from './i18n-util.ts';
import { first_words } from './pt-BR/first-words.ts';
import type { OtherWords } from './pt-BR/other-words.ts';
import type { TabWords } from './pt-BR/tab-words.ts';

const BASE = 'pt-BR';

type LaterWords = OtherWords & TabWords;
/** `addWords` fills this object in place, so that the screen's reference to it stays valid. */
const later_words: Record<keyof LaterWords, object> = {
  admin: empty(),
  arena: empty(),
  arenas: empty(),
  auth: empty(),
  briefing: empty(),
  camera: empty(),
  event: empty(),
  event_form: empty(),
  event_map: empty(),
  filter: empty(),
  form: empty(),
  gate: empty(),
  home: empty(),
  leaderboard: empty(),
  letters: empty(),
  mutation: empty(),
  notifications: empty(),
  map: empty(),
  no_events: empty(),
  organise: empty(),
  outbox: empty(),
  pack: empty(),
  pass: empty(),
  patch: empty(),
  picture: empty(),
  problems: empty(),
  profile: empty(),
  push: empty(),
  ranking: empty(),
  redeem: empty(),
  registration: empty(),
  sponsor: empty(),
  staff: empty(),
  sync_detail: empty(),
  team: empty(),
  team_page: empty(),
  team_alliances: empty(),
  team_ranks: empty(),
  team_talk: empty(),
  teams: empty(),
  team_agenda: empty(),
  team_form: empty(),
  team_achievements: empty(),
  validation: empty(),
  waiting: empty(),
  whatsapp: empty(),
};
let others: Promise<void> | 'here' | undefined;
let spoken: Locales = BASE;
let chosen: Locales = BASE;
let wanted = false;

// The base language's texts for shell and list are in the first file: no second round trip before
// the first paint.
loadedLocales[BASE] = { ...first_words, ...later_words } as Translations;
loadFormatters(BASE);

/**
 * Loads the texts of a language, once; the base language's are in two files, the others in one.
 * @returns undefined when they are loaded already; it rejects when they are not on this device and
 *   there is no signal
 */
export function loadLocale(locale: Locales): Promise<void> | undefined {
  chosen = locale;
  if (locale === BASE || loadedLocales[locale]) return speak(locale);
  return loadLocaleAsync(locale).then(() => speak(locale));
}

/** For the start: the base language stands in for texts that can't be loaded, on this page. */
export function standInFor(locale: Locales): Promise<void> | undefined {
  loadedLocales[locale] = loadedLocales[BASE];
  loadFormatters(locale);
  return speak(locale);
}

/** Switches the language without taking the texts away from a screen that is mounted. */
function speak(locale: Locales): Promise<void> | undefined {
  if (locale !== chosen) return undefined; // another was chosen while this one loaded
  spoken = locale;
  return wanted ? loadWords() : undefined;
}

/**
 * Loads the texts of every screen but the list. A route's `loader`, so that they load in parallel
 * with its code.
 * @returns undefined when they are loaded already
 */
export function loadWords(): Promise<void> | undefined {
  wanted = true;
  if (loadedLocales[spoken] !== loadedLocales[BASE]) return undefined;
  others ??= fetchOthers();
  return others === 'here' ? undefined : others;
}

/** For a part that is loaded when it is wanted: it arrives together with its words. */
export async function withWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadWords()]);
  return loaded;
}

async function fetchOthers(): Promise<void> {
  try {
    const words = await import('./pt-BR/other-words.ts');
    addWords(words.other_words);
    others = 'here';
  } catch (error) {
    others = undefined; // the next screen tries again
    throw error;
  }
}

/** Adds texts of the base language. */
export function addWords(words: Partial<LaterWords>): void {
  for (const [topic, texts] of Object.entries(words)) {
    Object.assign(later_words[topic as keyof LaterWords], texts);
  }
}

/** A topic that was not awaited would show empty sentences; this throws instead. */
function empty(): object {
  return new Proxy<Record<string, unknown>>(
    {},
    {
      ownKeys: (texts) => {
        const keys = Reflect.ownKeys(texts);
        if (keys.length === 0)
          throw new Error('these words come with loadWords() or withTabWords()');
        return keys;
      },
    },
  );
}
