import { expect, test } from 'vitest';
import { areaTabOf, areaTabs } from './area-tab.ts';

test('an address names each of the five tabs', () => {
  expect(areaTabs.map(areaTabOf)).toEqual([
    'hierarchy',
    'communications',
    'alliances',
    'achievements',
    'events',
  ]);
});

test.each([undefined, 'nothing', '', 7, ['events'], null])(
  'the address ?tab=%j opens the first tab',
  (tab) => expect(areaTabOf(tab)).toBe('hierarchy'),
);
