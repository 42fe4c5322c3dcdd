// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { emptyEvent, type EventForm } from '#domain/event/form/event-form.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useEventForm } from '../use-event-form.ts';
import { PatchFields } from './patch-fields.tsx';

function Desk({ values }: { values: EventForm }) {
  const form = useEventForm({
    start: { event_id: 'e1', values, base: emptyEvent, restored: false },
    today: '2026-11-22',
    onInvalid: () => {},
    onSubmit: () => Promise.resolve(),
  });
  const choose = () => form.setFieldValue('patch', 'https://exemplo.com/p.webp');
  return <PatchFields form={form} picture={<button onClick={choose} />} />;
}
const show = (changes: Partial<EventForm>) =>
  showForm(<Desk values={{ ...emptyEvent, name: 'Serra', ...changes }} />);
const radio = (value: string) =>
  document.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`)!;
const preview = () =>
  [...document.querySelectorAll(`ul[aria-label="${event_form.field.event_patch}"] li`)].map(
    (row) => [row.querySelector('.font-display')!.textContent, row.querySelector('img')?.src],
  );

test('who gets it opens the rest, which is shown as it will be', () => {
  show({});
  expect(radio('').checked).toBe(true);
  expect(document.querySelector('[name=patch_name]')!.closest('[hidden]')).not.toBeNull();
  act(() => radio('both').click());
  expect(document.querySelector('[hidden]')).toBeNull();
  const [came, won] = preview();
  expect([came![0], won![0]]).toEqual(['Serra', 'Serra ★']);
  expect(came![1]).not.toBe(won![1]);
  act(() => radio('7').click());
  expect([radio('both').checked, radio('7').checked]).toEqual([true, true]);
  expect(preview()[0]![1]).not.toBe(came![1]);
  // a picture is seen where it is chosen
  act(() => document.querySelector('button')!.click());
  expect(radio('7')).toBeNull();
  expect(preview()).toEqual([
    ['Serra', undefined],
    ['Serra ★', undefined],
  ]);
});

test.for([
  [{ is_public: false }, event_form.patch.not_given],
  [{ is_info_only: true }, event_form.patch.not_given],
  [{ patch_for: 'withdrawn' }, problems.refused.patch_withdrawn],
] as const)('%j says why there will be none', ([changes, said]) => {
  show({ patch_for: 'came', ...changes });
  expect(preview()).toEqual([]);
  expect(document.body.textContent).toContain(said);
});
