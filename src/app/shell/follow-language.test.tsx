// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadedLocales } from '#i18n/i18n-util.ts';
import { shell as english } from '#i18n/en/shell.ts';
import { shell as portuguese } from '#i18n/pt-BR/shell.ts';
import { setPreferences } from '#platform/theme.ts';
import { MenuSettings } from './menu-settings.tsx';
import { loadWords } from '#i18n/locale.ts';
import { useFollowLanguage } from './follow-language.ts';

/** Holds back the texts of other languages, as a slow connection does. */
const slow = vi.hoisted(() => ({ arrive: [] as (() => void)[], lost: false }));
vi.mock('#i18n/i18n-util.async.ts', async (original) => {
  const real = await original<typeof import('#i18n/i18n-util.async.ts')>();
  return {
    ...real,
    loadLocaleAsync: async (locale: Parameters<typeof real.loadLocaleAsync>[0]) => {
      await new Promise<void>((resolve) => slow.arrive.push(resolve));
      if (slow.lost) throw new TypeError('Failed to fetch dynamically imported module');
      await real.loadLocaleAsync(locale);
    },
  };
});

const sayLost = vi.hoisted(() => vi.fn());
vi.mock('../account/say-lost.ts', () => ({ sayLost }));
function Settings() {
  useFollowLanguage();
  return <MenuSettings />;
}

async function openSettings(): Promise<HTMLElement> {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  onTestFinished(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <TypesafeI18n locale="pt-BR">
        <Settings />
      </TypesafeI18n>,
    ),
  );
  return box;
}

const radio = (box: HTMLElement, language: string) =>
  box.querySelector<HTMLInputElement>(`input[value="${language}"]`)!;
const shown = (box: HTMLElement) => [document.documentElement.lang, legend(box)];
const legend = (box: HTMLElement) => box.querySelector('legend')?.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  localStorage.clear();
});

test('a language that is taken back while its texts load is not shown when they arrive', async () => {
  await loadWords();
  const box = await openSettings();
  await act(async () => radio(box, 'en').click());
  // chosen at once, though the texts are still the old ones
  expect(radio(box, 'en').checked).toBe(true);
  expect(shown(box)).toEqual(['pt-BR', portuguese.language.label]);
  await act(async () => radio(box, 'pt-BR').click());
  await act(async () => {
    for (const arrive of slow.arrive.splice(0)) arrive();
    await expect.poll(() => loadedLocales.en).toBeDefined();
  });
  expect(radio(box, 'pt-BR').checked).toBe(true);
  expect(shown(box)).toEqual(['pt-BR', portuguese.language.label]);

  await act(async () => setPreferences({ language: 'en' }));
  expect(shown(box)).toEqual(['en', english.language.label]);
});

test('a language that is not on the device and can’t be loaded is taken back, and the person is told', async () => {
  await act(async () => setPreferences({ language: 'pt-BR' }));
  const box = await openSettings();
  slow.lost = true;
  await act(async () => radio(box, 'es').click());
  await act(async () => slow.arrive.splice(0).forEach((arrive) => arrive()));
  expect(radio(box, 'pt-BR').checked).toBe(true);
  expect(shown(box)).toEqual(['pt-BR', portuguese.language.label]);
  await expect.poll(() => sayLost).toHaveBeenCalledExactlyOnceWith('language');

  // the file of those words does not load: the app says nothing, and vitest would count an uncaught error
  sayLost.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await act(async () => radio(box, 'es').click());
  await act(async () => slow.arrive.splice(0).forEach((arrive) => arrive()));
  await expect.poll(() => sayLost).toHaveBeenCalledTimes(2);
  expect(radio(box, 'pt-BR').checked).toBe(true);
});
