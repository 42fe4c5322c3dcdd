// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';

const root = document.documentElement;

/** The module as a newly opened page sees it. */
async function freshPage() {
  vi.resetModules();
  return await import('./theme.ts');
}

const browser = vi.spyOn(navigator, 'languages', 'get');
beforeEach(() => {
  browser.mockReturnValue(['pt-BR', 'en']);
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="">';
  for (const name of ['theme', 'contrast', 'fontStep']) delete root.dataset[name];
});

test('the defaults: dark, normal contrast, base, Portuguese', async () => {
  const { preferences } = await freshPage();
  expect(preferences()).toEqual({
    theme: 'qg-dark',
    high_contrast: false,
    font_step: 2,
    language: 'pt-BR',
  });
});

test.each([
  [['en-US', 'pt-PT'], 'pt-BR'],
  [['es-AR', 'en'], 'es'],
  [['de', 'en-GB', 'es'], 'en'],
  [['de'], 'pt-BR'],
  [[], 'pt-BR'],
])('a browser that reads %j begins in %s, until another is chosen', async (tags, language) => {
  browser.mockReturnValue(tags);
  expect((await freshPage()).preferences().language).toBe(language);
  localStorage.setItem('language', 'es');
  expect((await freshPage()).preferences().language).toBe('es');
});

test('a change is shown, stored under the keys of the spec, and present after a reload', async () => {
  const page = await freshPage();
  const before = page.preferences();
  page.setPreferences({ theme: 'qg-light', high_contrast: true, font_step: 5, language: 'es' });
  expect(page.preferences()).not.toBe(before);
  expect(page.preferences()).toBe(page.preferences());
  expect(root.dataset).toMatchObject({ theme: 'qg-light', contrast: 'high', fontStep: '5' });
  expect(document.querySelector('meta')?.getAttribute('content')).toBe('#fafaf5');
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    theme: 'qg-light',
    highContrast: 'true',
    fontSizeIdx: '5',
    language: 'es',
  });
  expect((await freshPage()).preferences()).toEqual(page.preferences());
});

test.each([
  ['theme', 'solarized'],
  ['highContrast', '1'],
  ['fontSizeIdx', '9'],
  ['fontSizeIdx', 'big'],
  ['language', 'fr'],
])('%s = %s in storage is ignored', async (key, value) => {
  localStorage.setItem(key, value);
  const { preferences } = await freshPage();
  expect(preferences()).toEqual({
    theme: 'qg-dark',
    high_contrast: false,
    font_step: 2,
    language: 'pt-BR',
  });
});

test('without storage a choice lasts as long as the page', async () => {
  const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const page = await freshPage();
  page.setPreferences({ theme: 'qg-light' });
  expect(page.preferences().theme).toBe('qg-light');
  expect(root.dataset['theme']).toBe('qg-light');
  denied.mockRestore();
});

describe('subscribers', () => {
  test('hear of a change in this page until they unsubscribe', async () => {
    const page = await freshPage();
    const heard = vi.fn();
    const leave = page.subscribePreferences(heard);
    page.setPreferences({ font_step: 3 });
    leave();
    page.setPreferences({ font_step: 4 });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('hear of a change in another tab, and of nothing else in storage', async () => {
    const page = await freshPage();
    page.preferences();
    const heard = vi.fn();
    const leave = page.subscribePreferences(heard);
    localStorage.setItem('theme', 'qg-light');
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    dispatchEvent(new StorageEvent('storage', { key: 'viewed_patches' }));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(page.preferences().theme).toBe('qg-light');
    expect(root.dataset['theme']).toBe('qg-light');
    leave();
  });
});
