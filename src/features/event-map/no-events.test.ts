import { expect, test, vi } from 'vitest';
import { i18nObject } from '#i18n/i18n-util.ts';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { event_map as words } from '#i18n/pt-BR/event-map.ts';
import { noEvents } from './no-events.ts';

loadLocale('pt-BR');
const LL = i18nObject('pt-BR');
const [onWhole, onTerm, onAll] = [vi.fn(), vi.fn(), vi.fn()];
const nothing = { filter: 'upcoming', onWhole: undefined, onTerm: undefined, onAll } as const;

test.each([
  ['an area without one', { onWhole, onTerm }, words.none.area, words.show_all, onWhole],
  ['words that none has', { onTerm }, words.none.search, common.clear_search, onTerm],
  ['days without one', {}, words.none.upcoming, words.show_all, onAll],
])('%s: its sentence and the way back', (_, given, says, label, onBack) => {
  expect(noEvents(LL, { ...nothing, ...given })).toEqual({ says, back: { label, onBack } });
});

test('where every event is shown there is no way to more', () => {
  expect(noEvents(LL, { ...nothing, filter: 'all', onAll: undefined })).toEqual({
    says: words.none.all,
    back: undefined,
  });
});
