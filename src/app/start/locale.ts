import type { Locales, Translations } from '#i18n/i18n-types.ts';
import { loadFormatters, loadLocaleAsync } from '#i18n/i18n-util.async.ts';
import { loadedLocales } from '#i18n/i18n-util.ts';
import { first_words } from '#i18n/pt-BR/first-words.ts';
import type { OtherWords } from '#i18n/pt-BR/other-words.ts';

const BASE = 'pt-BR';

/** Filled in place by `loadWords`: what is on the screen keeps its reference to them. */
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

// What shell and list say in the base language is part of the first file: no second round trip before the first paint.
loadedLocales[BASE] = { ...first_words, ...other_words } as Translations;
loadFormatters(BASE);

/**
 * Fetches the words of a language, once; the base language's are in two files, the others in one. Offline without
 * them the base language speaks instead.
 * @returns nothing when they are here already
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

/** A screen that is there already must not lose its words. */
function speak(locale: Locales): Promise<void> | undefined {
  spoken = locale;
  return wanted ? loadWords() : undefined;
}

/**
 * Fetches the words of every screen but the list: a route's `loader`, so that they come beside its code.
 * @returns nothing when they are here already
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
    others = undefined; // asked for again by the next screen
    throw error;
  }
}

/** A topic that nobody waited for would be empty sentences on the screen; it throws instead. */
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
