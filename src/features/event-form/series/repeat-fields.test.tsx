// @vitest-environment jsdom
import { act, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyEvent } from '#domain/event/form/event-form.ts';
import { notRepeated, type Repeat } from '#domain/event/form/series.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useEventForm } from '../use-event-form.ts';
import { RepeatFields } from './repeat-fields.tsx';

const fit = vi.hoisted(() => vi.fn());
vi.mock('./use-fit.ts', () => ({ useFit: fit }));

let chosen: Repeat;
function Desk({ date }: { date: string }) {
  const [repeat, setRepeat] = useState(notRepeated);
  const values = { ...emptyEvent, date, briefing: '<p>Água</p>' };
  const form = useEventForm({
    start: { event_id: 'e1', values, base: emptyEvent, restored: false },
    today: '2026-11-22',
    onInvalid: () => {},
    onSubmit: () => Promise.resolve(),
  });
  const onRepeat = (next: Repeat) => setRepeat((chosen = next));
  return <RepeatFields {...{ form, repeat, onRepeat }} now="2026-11-22T12:00:00Z" />;
}
beforeEach(() => {
  fit.mockReset().mockReturnValue({ fits: 1, a_day: 40 });
});
const words = event_form.repeat;
const choose = (name: string, value: string) => {
  const select = document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)!;
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
};
const days = () => [...document.querySelectorAll('time')].map((day) => day.dateTime);

test('the days of a series are shown before it is made', () => {
  showForm(<Desk date="2026-12-20" />);
  expect(days()).toEqual([]);
  expect(document.querySelector('[name="times"]')).toBeNull();
  choose('every_weeks', '2');
  choose('times', '2');
  expect(chosen).toEqual({ every_weeks: 2, times: 2 });
  expect(days()).toEqual(['2026-12-20', '2027-01-03']);
  choose('every_weeks', '0');
  expect(days()).toEqual([]);
});

test('without a day the screen says what is missing', () => {
  showForm(<Desk date="" />);
  choose('every_weeks', '1');
  expect(document.body.textContent).toContain(words.no_day);
});

test('what the server would refuse is said before anything is sent', () => {
  showForm(<Desk date="2026-12-20" />);
  expect(document.querySelector('[role="alert"]')).toBeNull();
  fit.mockReturnValue({ fits: 3, a_day: 15, because: 'daily_limit' });
  choose('every_weeks', '1');
  const asked = { count: 4, briefing: '<p>Água</p>', is_public: true };
  expect(fit).toHaveBeenLastCalledWith(asked, '2026-11-22T12:00:00Z');
  const said = () => document.querySelector('[role="alert"]')!.textContent;
  expect(said()).toContain('Hoje 3 de 4 cabem');
  expect(said()).toContain('15 eventos por dia');
  fit.mockReturnValue({ fits: 3, a_day: 15, because: 'too_many_public_events' });
  choose('times', '5');
  expect(said()).toContain(words.too_many_public);
  fit.mockReturnValue({ fits: 3, a_day: 15, because: 'public_list_full' });
  choose('times', '6');
  expect(said()).toContain(words.list_full);
});
