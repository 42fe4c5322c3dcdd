// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { letters as words } from '#i18n/pt-BR/letters.ts';
import { setPreferences } from '#platform/theme.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import AccessibilitySettings from './accessibility-settings.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  setPreferences({ font_step: 2 });
});

test('each size of letters has a name, from the smallest to the largest', () => {
  showForm(<AccessibilitySettings />);
  const button = (label: string) =>
    document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)!;
  const said = () => document.querySelector('[aria-live]')!.textContent;
  const all = [said()];
  for (const label of [words.smaller, words.smaller, words.larger, words.larger]) {
    act(() => button(label).click());
    all.push(said());
  }
  for (let step = 2; step < 5; step += 1) act(() => button(words.larger).click());
  expect(all).toEqual(['Normal', 'Pequena', 'Muito pequena', 'Pequena', 'Normal']);
  expect(said()).toBe('Enorme');
  expect(button(words.larger).disabled).toBe(true);
});
