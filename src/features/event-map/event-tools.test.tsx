// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { event_map as words } from '#i18n/pt-BR/event-map.ts';
import { events } from '#i18n/pt-BR/events.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { EventTools } from './event-tools.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener() {},
  removeEventListener() {},
}));

const show = (adjusts: boolean) =>
  showForm(
    <EventTools
      term=""
      onTerm={() => {}}
      search={{}}
      onSearch={() => {}}
      legend={null}
      toggle={<input type="checkbox" role="switch" />}
      adjusts={adjusts}
    />,
  );
const filters = () => document.querySelector<HTMLButtonElement>('.places-filter > button')!;
const inSight = () => ['a', '[role=switch]'].map((one) => document.querySelector(one) !== null);

test('on a phone the way to the list and the switch of the points stand behind the filters, over no row', () => {
  show(false);
  expect(inSight()).toEqual([false, false]);
  act(() => filters().click());
  expect(inSight()).toEqual([true, true]);
  expect(document.querySelector('a')!.textContent).toBe(words.list);
});

test.each([
  [false, events.filter.open],
  [true, `${events.filter.open}: 1`],
])('the button of the filters counts the switch: %s', (adjusts, label) => {
  show(adjusts);
  expect(filters().getAttribute('aria-label')).toBe(label);
});
