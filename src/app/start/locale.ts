import type { Locales, Translations } from '#i18n/i18n-types.ts';
import { loadFormatters, loadLocaleAsync } from '#i18n/i18n-util.async.ts';
import { loadedLocales } from '#i18n/i18n-util.ts';
import { first_words } from '#i18n/pt-BR/first-words.ts';
import type { OtherWords } from '#i18n/pt-BR/other-words.ts';

const BASE = 'pt-BR';

/** `loadWords` fills this object in place, so that the screen's reference to it stays valid. */
const other_words: Record<keyof OtherWords, object> = {
  admin: empty(),
  arena: empty(),
  auth: empty(),
  briefing: empty(),
  event: empty(),
  event_form: empty(),
  home: empty(),
  leaderboard: empty(),
  mutation: empty(),
  notifications: empty(),
  map: empty(),
  organise: empty(),
  outbox: empty(),
  patch: empty(),
  picture: empty(),
  problems: empty(),
  profile: empty(),
  push: empty(),
  registration: empty(),
  sponsor: empty(),
  staff: empty(),
  team: empty(),
  validation: empty(),
  waiting: empty(),
  whatsapp: empty(),
};
let others: Promise<void> | 'here' | undefined;
let spoken: Locales = BASE;
let wanted = false;

// The base language's texts for shell and list are in the first file: no second round trip before
// the first paint.
loadedLocales[BASE] = { ...first_words, ...other_words } as Translations;
loadFormatters(BASE);

/**
 * Loads the texts of a language, once; the base language's are in two files, the others in one. If
 * they can't be loaded offline, the base language is used.
 * @returns undefined when they are loaded already
 */
export function loadLocale(locale: Locales): Promise<void> | undefined {
  if (locale === BASE || loadedLocales[locale]) return speak(locale);
  return loadLocaleAsync(locale).then(
    () => speak(locale),
    () => {
      loadedLocales[locale] = loadedLocales[BASE];
      loadFormatters(locale);
      return speak(locale);
    },
  );
}

/** Switches the language without taking the texts away from a screen that is mounted. */
function speak(locale: Locales): Promise<void> | undefined {
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

async function fetchOthers(): Promise<void> {
  try {
    const words = await import('#i18n/pt-BR/other-words.ts');
    for (const [topic, texts] of Object.entries(words.other_words)) {
      Object.assign(other_words[topic as keyof OtherWords], texts);
    }
    others = 'here';
  } catch (error) {
    others = undefined; // the next screen tries again
    throw error;
  }
}

/** A topic that was not awaited would show empty sentences; this throws instead. */
function empty(): object {
  return new Proxy<Record<string, unknown>>(
    {},
    {
      ownKeys: (texts) => {
        const keys = Reflect.ownKeys(texts);
        if (keys.length === 0) throw new Error('these words come with loadWords()');
        return keys;
      },
    },
  );
}
