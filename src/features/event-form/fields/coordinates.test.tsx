// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyEvent, type EventForm } from '#domain/event/form/event-form.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { form as words_of_form } from '#i18n/pt-BR/form.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useEventForm, type EventFormApi } from '../use-event-form.ts';
import { Coordinates, type PointPicker } from './coordinates.tsx';

const find = vi.hoisted(() => ({ byAddress: vi.fn(), byMe: vi.fn(), forget: vi.fn() }));
const finding = vi.hoisted(() => vi.fn());
const found = vi.hoisted(() => ({ put: (_latitude: number, _longitude: number) => {} }));
vi.mock('./use-find-place.ts', () => ({
  useFindPlace: (put: typeof found.put) => {
    found.put = put;
    return { finding: finding(), ...find };
  },
}));

const { place: words } = event_form;
let form: EventFormApi;
type Given = { values?: Partial<EventForm>; pointPicker?: PointPicker };
function Desk({ values, pointPicker }: Given) {
  const made = useEventForm({
    start: {
      event_id: 'e1',
      values: { ...emptyEvent, ...values },
      base: emptyEvent,
      restored: false,
    },
    today: '2026-11-22',
    onInvalid: () => {},
    onSubmit: () => Promise.resolve(),
  });
  useEffect(() => void (form = made));
  return <Coordinates form={made} pointPicker={pointPicker} />;
}
beforeEach(() => {
  vi.clearAllMocks();
  finding.mockReturnValue({ busy: null, said: '', failed: false });
});
const show = (given: Given = {}) => showForm(<Desk {...given} />);
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent.includes(text));
const click = (text: string) => act(() => button(text)!.click());
const place = () => {
  const { latitude, longitude } = form.state.values;
  return [latitude, longitude];
};
const byHand = () => document.querySelector<HTMLInputElement>('input[type="checkbox"]')!;
const is_hidden = (name: string) =>
  document.querySelector(`input[name="${name}"]`)!.closest('.hidden') !== null;

test('the numbers are shown on request only', () => {
  show();
  expect([byHand().checked, is_hidden('latitude'), is_hidden('longitude')]).toEqual([
    false,
    true,
    true,
  ]);
  act(() => byHand().click());
  expect([byHand().checked, is_hidden('latitude')]).toEqual([true, false]);
});

test.for(['latitude', 'longitude'])('a wrong %s is never hidden', async (wrong) => {
  const values = { latitude: '-23,5', longitude: '-46,6', [wrong]: 'ao sul' };
  show({ values });
  expect(is_hidden(wrong)).toBe(true);
  await act(() => form.handleSubmit());
  expect([byHand().checked, is_hidden(wrong)]).toEqual([true, false]);
});

test('what is typed by hand counts, and a search that is still running does not', () => {
  const screen = show();
  screen.type({ latitude: '-23,5' });
  expect(place()).toEqual(['-23,5', '']);
  expect(find.forget).toHaveBeenCalledOnce();
});

test('what a map app copied fills both, in whichever it is pasted; two in the wrong order are asked about', () => {
  const screen = show();
  screen.type({ latitude: 'https://maps.google.com/?q=-23.5505,-46.6333' });
  expect(place()).toEqual(['-23.5505', '-46.6333']);
  screen.type({ longitude: '−23,1428; −46,521' });
  expect(place()).toEqual(['-23.1428', '-46.521']);
  expect(button(words_of_form.point.turn)).toBeUndefined();
  for (const typed of ['-23.5 -46', '-23.5 -46.', '-23.5 -46.6', '-23.5 -46.63'])
    screen.type({ latitude: typed });
  expect(place()[0]).toBe('-23.5 -46.63'); // still being typed
  act(
    () =>
      void screen.field('latitude').dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
  );
  expect(place()).toEqual(['-23.5', '-46.63']);
  screen.type({ latitude: '-46,521', longitude: '-23,1428' });
  expect(document.body.textContent).toContain(words_of_form.point.at_sea);
  click(words_of_form.point.turn);
  expect(place()).toEqual(['-23,1428', '-46,521']);
  expect(button(words_of_form.point.turn)).toBeUndefined();
});

test('a place that was found is written to about a metre, and can be cleared', () => {
  show({ values: { location: 'Cotia' } });
  expect(document.body.textContent).toContain(words.none);
  expect(button(words.clear)).toBeUndefined();
  click(words.by_address);
  expect(find.byAddress).toHaveBeenCalledWith('Cotia');
  click(words.by_me);
  expect(find.byMe).toHaveBeenCalledOnce();
  act(() => found.put(-23.600_000_4, -46.123_456_7));
  expect(place()).toEqual(['-23.6', '-46.123457']);
  expect(find.forget).not.toHaveBeenCalled();
  click(words.clear);
  expect([place(), find.forget.mock.calls.length]).toEqual([['', ''], 1]);
});

test.for([
  [{ latitude: '-23,5' }, '-23,5', ''],
  [{ longitude: '-46,6' }, '', '-46,6'],
] as const)('%j is shown as a place', ([values, latitude, longitude]) => {
  show({ values });
  const at = words.at
    .replace(/\{latitude[^}]*\}/, latitude)
    .replace(/\{longitude[^}]*\}/, longitude);
  expect(document.body.textContent).toContain(at);
  expect(button(words.clear)).toBeDefined();
});

test.for([
  ['address', words.by_address],
  ['me', words.by_me],
])('while a place is looked up by %s, that button is busy', ([busy, text]) => {
  finding.mockReturnValue({ busy, said: words.finding, failed: false });
  show();
  const is_busy = [words.by_address, words.by_me].filter(
    (one) => button(one!)!.getAttribute('aria-busy') === 'true',
  );
  expect(is_busy).toEqual([text]);
  expect(document.querySelector('[role="status"]')!.textContent).toBe(words.finding);
});

test('the map is opened and closed; a tap on it replaces the numbers', () => {
  const picked = vi.fn();
  const pointPicker: PointPicker = ({ value, onChange }) => {
    picked(value);
    return <button onClick={() => onChange({ latitude: 1, longitude: 2 })}>here</button>;
  };
  show();
  expect(button(words.by_map)).toBeUndefined();
  show({ values: { latitude: ' -23,5 ', longitude: '' }, pointPicker });
  expect(button('here')).toBeUndefined();
  expect(button(words.by_map)!.getAttribute('aria-expanded')).toBe('false');
  click(words.by_map);
  expect(picked).toHaveBeenLastCalledWith(null);
  click('here');
  expect([place(), find.forget.mock.calls.length]).toEqual([['1', '2'], 1]);
  expect(picked).toHaveBeenLastCalledWith({ latitude: 1, longitude: 2 });
  act(() => form.setFieldValue('latitude', ' -23,5 '));
  expect(picked).toHaveBeenLastCalledWith({ latitude: -23.5, longitude: 2 });
  act(() => form.setFieldValue('longitude', 'ao sul'));
  expect(picked).toHaveBeenLastCalledWith(null);
  expect(button(words.hide_map)!.getAttribute('aria-expanded')).toBe('true');
  click(words.hide_map);
  expect(button('here')).toBeUndefined();
});

const tools_are_hidden = () => button(words.by_address)!.closest('.hidden') !== null;
const AT_ARENA = { arena_id: 'a1', latitude: '-3,1', longitude: '-60' };

test('with an arena the tools are closed, the point is said, and they open on request', () => {
  show({ values: AT_ARENA });
  expect(document.body.textContent).toContain('-3,1, -60');
  expect([tools_are_hidden(), button(words.clear)]).toEqual([true, undefined]);
  expect(button(words.open_tools)!.getAttribute('aria-expanded')).toBe('false');
  click(words.open_tools);
  expect([tools_are_hidden(), button(words.clear) !== undefined]).toEqual([false, true]);
  expect(button(words.close_tools)!.getAttribute('aria-expanded')).toBe('true');
  click(words.close_tools);
  expect(tools_are_hidden()).toBe(true);
});

test('choosing an arena closes the tools, and another one closes them again', () => {
  show();
  expect([tools_are_hidden(), button(words.open_tools)]).toEqual([false, undefined]);
  act(() => form.setFieldValue('arena_id', 'a1'));
  expect(tools_are_hidden()).toBe(true);
  click(words.open_tools);
  act(() => form.setFieldValue('arena_id', 'a2'));
  expect(tools_are_hidden()).toBe(true);
  act(() => form.setFieldValue('arena_id', ''));
  expect(tools_are_hidden()).toBe(false);
});

test('a wrong number opens the tools of an arena’s event', async () => {
  show({ values: { ...AT_ARENA, latitude: 'ao sul' } });
  expect(is_hidden('latitude')).toBe(true);
  await act(() => form.handleSubmit());
  expect([tools_are_hidden(), is_hidden('latitude')]).toEqual([false, false]);
});
