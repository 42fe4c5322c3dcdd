// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { event_map } from '#i18n/pt-BR/event-map.ts';
import { map } from '#i18n/pt-BR/map.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { EventLegend } from './event-legend.tsx';

const words = event_map.legend;
const plate = (over: boolean, mine: boolean) => ({ mark: { text: '01/12', over, mine } });

test.each([
  ['open games', [plate(false, false)], [words.open]],
  ['mine, which is full', [plate(true, true)], [words.over, words.mine]],
  ['all kinds', [plate(false, true), plate(true, false)], [words.open, words.over, words.mine]],
  ['nothing', [], []],
])('the legend of a map of %s names those marks, and what every map has', (_, places, said) => {
  showForm(<EventLegend places={places} day="2026-11-28" />);
  const marks = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(marks).toEqual(said.map((text) => `28/11${text}`));
  expect(document.querySelector('p')!.textContent).toBe(`${words.plate} ${map.marks}`);
});
