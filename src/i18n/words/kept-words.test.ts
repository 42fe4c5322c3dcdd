import { expect, test } from 'vitest';

import { i18nObject, locales } from '../i18n-util.ts';
import { loadAllLocales } from '../i18n-util.sync.ts';
import { sessionOverSentence } from './kept-words.ts';

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
