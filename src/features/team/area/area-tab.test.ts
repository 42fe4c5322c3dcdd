// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { areaTabOf, areaTabs, useAreaTab } from './area-tab.ts';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
beforeEach(() => kept.clear());
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
function Shown() {
  return useAreaTab('events');
}

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
  'the address ?tab=%j opens the talk, later the tab used last on this device',
  (tab) => {
    expect(areaTabOf(tab)).toBe('communications');
    act(() => createRoot(document.createElement('div')).render(createElement(Shown)));
    expect(areaTabOf(tab)).toBe('events');
    expect(areaTabOf('alliances')).toBe('alliances');
    kept.set('qg.seen.team_tab', '"of an older version"');
    expect(areaTabOf(tab)).toBe('communications');
  },
);
