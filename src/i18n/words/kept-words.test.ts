import { expect, test } from 'vitest';

import { i18nObject, locales } from '../i18n-util.ts';
import { loadAllLocales } from '../i18n-util.sync.ts';
import { keptSentence, sessionOverSentence, waitsWord, type Way } from './kept-words.ts';

loadAllLocales();
const KEPT = /guardad|kept/;

test.each(locales)(
  'an expired session mentions waiting actions only if there are any, in %s',
  (locale) => {
    const LL = i18nObject(locale);
    expect(sessionOverSentence(LL, 1)).toMatch(KEPT);
    expect(sessionOverSentence(LL, 0)).not.toMatch(KEPT);
  },
);

test.each(locales)('what waits is being sent only where nothing is in its way, in %s', (locale) => {
  const LL = i18nObject(locale);
  const ways: readonly Way[] = [...WITH_ONE, 'no_signal'];
  const said = ways.filter((way) => waitsWord(LL, way, 'waits') !== 'waits');
  expect(said).toEqual(['sending']);
});

const SIGNAL = /sinal|signal|señal/i;
const WITH_ONE: readonly Way[] = ['sending', 'no_answer', 'update_needed', 'needs_sign_in'];

test.each(locales)('the signal is named only where there is none, in %s', (locale) => {
  const LL = i18nObject(locale);
  const without = LL.form.queued();
  expect(without).toMatch(SIGNAL);
  expect(keptSentence(LL, 'no_signal', without)).toBe(without);
  for (const way of WITH_ONE) {
    expect(keptSentence(LL, way, without)).not.toMatch(SIGNAL);
    expect(keptSentence(LL, way, without)).not.toBe('');
  }
});
