// @vitest-environment jsdom
import { act, useEffect, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyEvent, type EventForm } from '#domain/event/form/event-form.ts';
import { arena as arena_words } from '#i18n/pt-BR/arena.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useEventForm, type EventFormApi } from '../use-event-form.ts';
import { PlaceFields } from './place-fields.tsx';

const arenas = vi.hoisted(() => vi.fn());
const syncNow = vi.hoisted(() => vi.fn());
vi.mock('./use-arenas.ts', () => ({ useArenas: arenas }));
vi.mock('#live/freshness/use-sync-status.ts', () => ({ useSyncNow: () => syncNow }));
vi.mock('./coordinates.tsx', () => ({ Coordinates: (): ReactNode => null }));

const { arena: words } = event_form;
const norte = {
  id: 'a1',
  name: 'Arena Norte',
  city: 'Manaus',
  state: 'AM',
  latitude: -3.1,
  longitude: -60,
};
const sul = {
  id: 'a2',
  name: 'Arena Sul',
  city: 'Pelotas',
  state: 'RS',
  latitude: -31.7,
  longitude: -52.3,
};
const NORTE = {
  arena_id: 'a1',
  location: 'Arena Norte, Manaus - AM',
  latitude: '-3.1',
  longitude: '-60',
};
const SUL = {
  arena_id: 'a2',
  location: 'Arena Sul, Pelotas - RS',
  latitude: '-31.7',
  longitude: '-52.3',
};

let form: EventFormApi;
function Desk({ values }: { values: Partial<EventForm> }) {
  const start = { event_id: 'e1', values: { ...emptyEvent, ...values }, base: emptyEvent };
  const made = useEventForm({
    start: { ...start, restored: false },
    today: '2026-11-22',
    onInvalid: () => {},
    onSubmit: () => Promise.resolve(),
  });
  useEffect(() => void (form = made));
  return <PlaceFields form={made} pointPicker={undefined} />;
}
beforeEach(() => {
  vi.clearAllMocks();
  arenas.mockReturnValue([norte, sul]);
});
const show = (values: Partial<EventForm> = {}) => showForm(<Desk values={values} />);
const click = (text: string) => {
  const button = [...document.querySelectorAll('button')].find((one) =>
    one.textContent.includes(text),
  );
  act(() => button!.click());
};
const choose = (name: string) => {
  click(form.state.values.arena_id === '' ? words.choose : words.change);
  click(name);
};
const place = () => {
  const { arena_id, location, latitude, longitude } = form.state.values;
  return { arena_id, location, latitude, longitude };
};

test('a chosen arena fills in the place, and the next one replaces it', () => {
  show();
  const dialog = document.querySelector('dialog')!;
  expect(dialog.open).toBe(false);
  choose('Arena Norte');
  expect(place()).toEqual(NORTE);
  expect(dialog.open).toBe(false);
  choose('Arena Sul');
  expect(place()).toEqual(SUL);
  click(words.remove);
  expect(place()).toEqual({ ...SUL, arena_id: '' });
});

test('what the organiser typed stays', () => {
  const typed = { location: 'Portão 2', latitude: '-3.2', longitude: '-60.1' };
  show(typed);
  choose('Arena Norte');
  expect(place()).toEqual({ ...typed, arena_id: 'a1' });
  choose('Arena Sul');
  expect(place()).toEqual({ ...typed, arena_id: 'a2' });
});

test('one coordinate without the other counts as typed too', () => {
  show({ latitude: '-3.2' });
  choose('Arena Norte');
  expect(place()).toEqual({ ...NORTE, latitude: '-3.2', longitude: '' });
});

test('the arena is named, also one that this device does not know', () => {
  show({ arena_id: 'a1' });
  expect(document.body.textContent).toContain('Arena Norte · Manaus - AM');
  show({ arena_id: 'of another device' });
  expect(document.body.textContent).toContain(words.unknown);
  show();
  expect(document.body.textContent).toContain(words.none);
});

test('the list is searched by words without accents, and says when there is nothing', () => {
  show();
  click(words.choose);
  const names = () => [...document.querySelectorAll('li')].map((li) => li.textContent);
  expect(names()).toEqual(['Arena NorteManaus - AM', 'Arena SulPelotas - RS']);
  const search = document.querySelector<HTMLInputElement>('dialog input')!;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  const type = (term: string) =>
    act(() => {
      set.call(search, term);
      search.dispatchEvent(new Event('input', { bubbles: true }));
    });
  type(' pelótas ');
  expect(names()).toEqual(['Arena SulPelotas - RS']);
  type('manaus  norte'); // word by word
  expect(names()).toEqual(['Arena NorteManaus - AM']);
  type('oeste');
  expect(names()).toEqual([]);
  expect(document.querySelector('[role="status"]')!.textContent).toContain('oeste');
});

test('without any arena it offers to try again; before they are read it waits', () => {
  arenas.mockReturnValue([]);
  show();
  click(words.choose);
  expect(document.querySelector('dialog')!.textContent).toContain(arena_words.choices_failed);
  click('Tentar');
  expect(syncNow).toHaveBeenCalledOnce();
  arenas.mockReturnValue(undefined);
  show();
  click(words.choose);
  const { innerHTML } = document.querySelector('dialog')!;
  expect(innerHTML).not.toContain(arena_words.choices_failed);
  expect(innerHTML).toContain(common.loading);
});
