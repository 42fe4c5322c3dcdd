/** How this person wants to see the app, on this device. Spec 1 §2 (shell), §3 (local storage). */
export type Preferences = {
  readonly theme: Theme;
  readonly high_contrast: boolean;
  readonly font_step: FontStep;
  readonly language: Language;
};

export const themes = ['qg-dark', 'qg-light'] as const;
export type Theme = (typeof themes)[number];

/** Step names by index: `fontSizeIdx` 2 is base. */
export const fontSteps = ['xs', 'sm', 'base', 'lg', 'xl', '2xl'] as const;
export type FontStep = 0 | 1 | 2 | 3 | 4 | 5;

export const languages = ['pt-BR', 'en', 'es'] as const;
export type Language = (typeof languages)[number];

/** The spec's keys. public/before-paint.js reads the same ones before the first paint. */
const KEYS = {
  theme: 'theme',
  high_contrast: 'highContrast',
  font_step: 'fontSizeIdx',
  language: 'language',
} as const satisfies Record<keyof Preferences, string>;

/** The colour of the status bar, one per theme: base-100 in sRGB. */
const THEME_COLOR: Record<Theme, string> = { 'qg-dark': '#101511', 'qg-light': '#fafaf5' };

const listeners = new Set<() => void>();
let known: Preferences | null = null;

/** The same object until something changes, as useSyncExternalStore requires. */
export function preferences(): Preferences {
  known ??= {
    theme: oneOf(themes, read('theme')) ?? 'qg-dark',
    high_contrast: read('high_contrast') === 'true',
    font_step: readFontStep(),
    language: oneOf(languages, read('language')) ?? languageOfBrowser(),
  };
  return known;
}

/**
 * Stores the change, shows it, and notifies the subscribers; other tabs receive a storage event. A
 * language is shown by its subscriber, once its texts are loaded.
 */
export function setPreferences(change: Partial<Preferences>): void {
  known = { ...preferences(), ...change };
  for (const name of Object.keys(change) as (keyof Preferences)[]) write(name, String(known[name]));
  show(known);
  for (const listener of listeners) listener();
}

/**
 * Shaped for useSyncExternalStore, with `preferences` as the snapshot. @returns a function that
 * unsubscribes
 */
export function subscribePreferences(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', changedElsewhere);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', changedElsewhere);
  };
}

let strengthened = 0;

/**
 * For a screen that is read in the sun: high contrast whatever the person chose, until the returned
 * function is called.
 */
export function strengthenContrast(): () => void {
  strengthened += 1;
  show(preferences());
  return () => {
    strengthened -= 1;
    show(preferences());
  };
}

function changedElsewhere(event: StorageEvent): void {
  const ours: readonly string[] = Object.values(KEYS);
  // null: the whole storage was cleared
  if (event.key !== null && !ours.includes(event.key)) return;
  known = null;
  show(preferences());
  for (const listener of listeners) listener();
}

function show({ theme, high_contrast, font_step }: Preferences): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  root.dataset['contrast'] = high_contrast || strengthened > 0 ? 'high' : 'normal';
  root.dataset['fontStep'] = String(font_step);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', THEME_COLOR[theme]);
}

/**
 * Until one is chosen: Portuguese, if it is anywhere among the browser's languages, because the events
 * are written in it; else the first of these that we have; else Portuguese (Spec 1 §2).
 */
function languageOfBrowser(): Language {
  const read_here = navigator.languages.map((tag) => tag.slice(0, 2));
  if (read_here.includes('pt')) return 'pt-BR';
  return (
    oneOf(
      languages,
      read_here.find((tag) => tag === 'en' || tag === 'es'),
    ) ?? 'pt-BR'
  );
}

const readFontStep = (): FontStep =>
  oneOf([0, 1, 2, 3, 4, 5] as const, Number(read('font_step') ?? 2)) ?? 2;

function oneOf<Value>(allowed: readonly Value[], given: unknown): Value | undefined {
  return allowed.find((value) => value === given);
}

// Storage may be refused (a private window, a full disk): the choice then lasts as long as the
// page.
function read(name: keyof Preferences): string | null {
  try {
    return localStorage.getItem(KEYS[name]);
  } catch {
    return null;
  }
}

function write(name: keyof Preferences, value: string): void {
  try {
    localStorage.setItem(KEYS[name], value);
  } catch {
    // storage may be refused, as above
  }
}
