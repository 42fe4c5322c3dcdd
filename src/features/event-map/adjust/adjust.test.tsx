// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MappedEvent } from '#domain/event/event-map.ts';
import { event_map as words } from '#i18n/pt-BR/event-map.ts';
import { events as event_words } from '#i18n/pt-BR/events.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { EventCard } from '../event-card.tsx';
import { MapEventRow } from '../map-event-row.tsx';
import { AdjustPoint } from './adjust-point.tsx';
import { refusedPoints } from './refused-points.ts';
import { useAdjust } from './use-adjust.tsx';

const device = vi.hoisted(() => ({
  person: null as object | null,
  act: vi.fn(),
  discard: vi.fn(),
}));
vi.mock('#live/freshness/use-way-out.ts', () => ({ useWayOut: () => 'no_signal' }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => device.person }));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => device.act }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({
  useOutboxActions: () => ({ discard: device.discard }),
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));

const nothing = () => undefined;
const event = eventRow({
  id: 'e1',
  name: 'Mata Fechada',
  date: '2026-12-05',
  time: '08:00',
  latitude: -23.1,
  longitude: -46.5,
});
const mapped = {
  event,
  place: { latitude: -23.1, longitude: -46.5 },
  distance_m: undefined,
} as MappedEvent;
const seen = {
  now: '2026-11-28T12:00:00Z',
  registration: undefined,
  waits: false,
  refused: [],
  onCorrect: nothing,
};
const text = () => document.body.textContent;
const adjust = words.adjust_of.replace('{name:string}', event.name);
const choose = (name: string) =>
  act(() => [...document.querySelectorAll('button')].find((b) => b.textContent === name)!.click());
const buttonOf = (label: string) => document.querySelector(`button[aria-label="${label}"]`);

beforeEach(() => {
  device.person = { id: 'me' };
  device.act.mockReset();
  device.discard.mockReset();
});

test('whoever organises an event gets the switch, and nobody else does', () => {
  const Toggle = ({ organises }: { organises: boolean }) =>
    useAdjust({
      mapped: [mapped],
      organises,
      outbox: [],
      pointPicker: () => null,
      has_card: false,
      onStart: nothing,
    }).toggle;
  showForm(<Toggle organises />);
  expect(document.querySelector('[role=switch]')).not.toBeNull();
  showForm(<Toggle organises={false} />);
  expect(document.querySelector('[role=switch]')).toBeNull();
});

test.each([
  ['mine', true, nothing, true, false],
  ['somebody else’s', false, nothing, false, true],
  ['mine, while nothing is moved', true, undefined, false, false],
  ['somebody else’s, while nothing is moved', false, undefined, false, false],
])('the row and the popup of an event that is %s', (_, mine, onAdjust, has_button, says) => {
  showForm(
    <ul>
      <MapEventRow {...{ mapped, mine, onAdjust, ...seen }} chosen={false} onChoose={nothing} />
    </ul>,
  );
  expect(buttonOf(adjust) !== null).toBe(has_button);
  expect(text().includes(words.only_organiser)).toBe(says);
  showForm(<EventCard {...{ mapped, mine, onAdjust, ...seen }} onClose={nothing} />);
  expect(text().includes(words.adjust_point)).toBe(has_button);
  expect(text().includes(words.only_organiser)).toBe(says);
});

test('a row has its day in words, without its weekday and time', () => {
  showForm(
    <ul>
      <MapEventRow
        {...{ mapped, ...seen }}
        mine
        onAdjust={undefined}
        chosen={false}
        onChoose={nothing}
      />
    </ul>,
  );
  expect(text()).toContain('05 de dezembro de 2026');
  expect(text()).not.toContain('08:00');
  expect(text()).not.toContain('sábado');
});

test('wrong coordinates are said with the sentence of the map, and nothing is sent', async () => {
  const screen = showForm(
    <AdjustPoint
      event={event}
      refused={[]}
      pointPicker={() => null}
      onKept={nothing}
      onClose={nothing}
    />,
  );
  screen.type({ latitude: '-91' });
  await screen.submit();
  expect(screen.problem('latitude')).toBe(validation.coordinates_invalid);
  expect(screen.problem('longitude')).toBeNull();
  expect(device.act).not.toHaveBeenCalled();
  screen.type({ latitude: '-22,5' });
  await screen.submit();
  expect(device.act).toHaveBeenCalledOnce();
});

test('a point that moves elsewhere meanwhile is followed, and once I have moved it, asked about', async () => {
  const shown = (latitude: number) => (
    <AdjustPoint
      event={{ ...event, latitude }}
      refused={[]}
      pointPicker={() => null}
      onKept={nothing}
      onClose={nothing}
    />
  );
  const screen = showForm(shown(-23.1));
  const latitude = () => screen.field('latitude').value;
  screen.again(shown(-23.2));
  expect(latitude()).toBe('-23.2');
  screen.type({ latitude: '-22' });
  screen.again(shown(-23.3));
  expect(text()).toContain(words.point_moved.replace('{point:string}', '-23.3, -46.5'));
  await screen.submit();
  expect(device.act).not.toHaveBeenCalled();
  choose(form_words.conflict.take_theirs);
  expect(latitude()).toBe('-23.3');
  screen.type({ latitude: '-22' });
  screen.again(shown(-23.4));
  choose(form_words.conflict.keep_mine);
  await screen.submit();
  expect(device.act.mock.calls[0]![1]).toEqual({
    id: 'e1',
    patch: { latitude: -22, longitude: -46.5 },
    base: { latitude: -23.4, longitude: -46.5 },
  });
});

test('the row and the box of a point that waits say so', () => {
  const row = (waits: boolean) => (
    <ul>
      <MapEventRow
        {...{ mapped, ...seen, waits }}
        mine
        onAdjust={nothing}
        chosen={false}
        onChoose={nothing}
      />
    </ul>
  );
  const { again } = showForm(row(true));
  expect(text()).toContain(event_words.registration.queued);
  again(row(false));
  expect(text()).not.toContain(event_words.registration.queued);
  const box = (waits: boolean) => (
    <EventCard {...{ mapped, ...seen, waits }} mine onAdjust={undefined} onClose={nothing} />
  );
  again(box(true));
  expect(text()).toContain(event_words.registration.queued);
  again(box(false));
  expect(text()).not.toContain(event_words.registration.queued);
});

const refusal = (id: string, patch: object, base: object, more: object = {}) =>
  ({
    id,
    name: 'update_event@1',
    args: { id: 'e1', patch, base },
    status: 'rejected',
    error: { code: 'event_changed', field: 'latitude' },
    ...more,
  }) as OutboxRecord;
const refused = [
  refusal('m1', { latitude: -20, longitude: -46.5 }, { latitude: -23.1, longitude: -46.5 }),
  refusal('m2', { latitude: -21, longitude: -46.5 }, { latitude: -20, longitude: -46.5 }),
];

test('of what waits and what was refused, only changes of this point alone are corrected here', () => {
  const point = { latitude: -20, longitude: -46.5 };
  const others = [
    refusal('m3', point, point, { status: 'queued' }),
    refusal('m4', { ...point, name: 'Outra' }, point),
    refusal('m5', point, point, { args: { id: 'e2', patch: point, base: point } }),
    refusal('m6', point, point, { name: 'postpone_event@1' }),
  ];
  expect(refusedPoints('e1', [...others, ...refused])).toEqual(refused);
  expect(refusedPoints('e1', others)).toBe(refusedPoints('e1', []));
});

test('the row and the box of a point that was refused have the reason and both ways out', () => {
  const onCorrect = vi.fn();
  const shown = { mapped, ...seen, refused, onCorrect, mine: true, onAdjust: undefined };
  for (const part of [
    <MapEventRow key="row" {...shown} chosen={false} onChoose={nothing} />,
    <EventCard key="box" {...shown} onClose={nothing} />,
  ]) {
    showForm(part);
    expect(text()).toContain(problems.refused.event_changed);
    choose(outbox.action.edit);
    choose(outbox.action.discard);
  }
  expect(onCorrect.mock.calls).toEqual([['e1'], ['e1']]);
  expect(device.discard.mock.calls).toEqual([['m1'], ['m2'], ['m1'], ['m2']]);
});

test('a refused point is corrected from what was typed, and asked again instead of it', async () => {
  // -23.1 was seen first; the server has another by now
  const onKept = vi.fn();
  const screen = showForm(
    <AdjustPoint
      event={{ ...event, latitude: -25 }}
      refused={refused}
      pointPicker={() => null}
      onKept={onKept}
      onClose={nothing}
    />,
  );
  expect(screen.field('latitude').value).toBe('-21');
  expect(text()).toContain(words.point_moved.replace('{point:string}', '-25, -46.5'));
  choose(form_words.conflict.keep_mine);
  device.act.mockImplementation((_, __, { onKept: kept }: { onKept: () => void }) => kept());
  await screen.submit();
  expect(device.act.mock.calls[0]![1]).toEqual({
    id: 'e1',
    patch: { latitude: -21, longitude: -46.5 },
    base: { latitude: -25, longitude: -46.5 },
  });
  expect(device.discard.mock.calls).toEqual([['m1'], ['m2']]);
  expect(onKept).toHaveBeenCalledExactlyOnceWith({ latitude: -21, longitude: -46.5 });
});
