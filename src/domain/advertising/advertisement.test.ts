import { expect, test } from 'vitest';
import { adLink, adsFor } from './advertisement.ts';

const today = '2026-11-22';
const ad = (id: string, changes: object = {}) => ({
  id,
  data: { location: 'home', priority: 0, start_date: null, end_date: null, ...changes },
});
const ids = (ads: ReturnType<typeof ad>[], location = 'home', count = 3) =>
  adsFor(ads, { location, count, today }).map(({ id }) => id);

test('the highest priority first, no more than there are slots', () => {
  const ads = [ad('a'), ad('b', { priority: 9 }), ad('c', { priority: 5 }), ad('d')];
  expect(ids(ads)).toEqual(['b', 'c', 'a']);
  expect(ids(ads, 'home', 1)).toEqual(['b']);
});

test.each([
  [{ start_date: '2026-11-23' }, false],
  [{ start_date: '2026-11-22' }, true],
  [{ end_date: '2026-11-22' }, true],
  [{ end_date: '2026-11-21' }, false],
  [{ start_date: '2026-11-01', end_date: '2026-11-30' }, true],
])('an ad with %j shows today: %s', (days, shows) => {
  expect(ids([ad('a', days)])).toEqual(shows ? ['a'] : []);
});

test.each([
  ['home-top', 'home', true],
  ['home', 'home-top', false],
  ['home-bottom', 'home-top', false],
  ['event-details', 'events', false],
  ['event-details-top', 'event-details', true],
  ['team-details', 'teams', false],
])('an ad of %s in the slot %s: %s', (location, slot, shows) => {
  expect(ids([ad('a', { location })], slot)).toEqual(shows ? ['a'] : []);
});

test.each([
  ['https://loja.example/bb', 'https://loja.example/bb'],
  ['http://loja.example', null],
  ['javascript:alert(1)', null],
  ['loja.example', null],
  [null, null],
])('a click on %s opens %s', (link, to) => {
  expect(adLink(link)).toBe(to);
});
