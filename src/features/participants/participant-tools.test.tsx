// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import type { EventPeople } from '#entities/event/use-event-people.ts';
import { showForm, typeInto } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import { EventParticipants } from './event-participants.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/share">{children}</a>,
}));
vi.mock('#live/event/use-event-records.ts', () => ({ useEventRecords: () => [] }));
const saved = vi.hoisted(() => vi.fn());
vi.mock('#platform/sharing/save-file.ts', () => ({ saveFile: saved }));
vi.mock('#platform/wide-screen.ts', () => ({
  isWideScreen: () => false,
  subscribeWideScreen: () => () => {},
}));
vi.mock('#entities/event/copy-link.tsx', () => ({ CopyLink: () => null }));
vi.mock('#ui/page/print-sheet.tsx', () => ({ PrintSheet: () => null }));
vi.mock('./participant-list.tsx', () => ({ ParticipantList: () => <ul /> }));

const event = eventRow({ id: 'e1' });
const rows = Array.from({ length: 8 }, (_, n) =>
  operatorRow({ id: String(n), event_id: 'e1', name: `Ana ${n}` }),
);
const screen = (count: number) => (
  <EventParticipants
    event={event}
    people={{ state: 'shown', rows: rows.slice(0, count), teams: [], taken: count } as EventPeople}
    viewer="organiser"
    below={null}
  />
);
const names = (of: ParentNode) =>
  [...of.querySelectorAll('a, button:not([aria-label])')].map(({ textContent }) => textContent);
const menu = () => document.querySelector('dialog')!;
const printed = vi.fn();
vi.stubGlobal('print', printed);

/** Of a long list, from whose menu lines are pressed. */
function tools() {
  showForm(screen(8));
  const pressed = async (name: string) => {
    act(() => document.querySelector<HTMLElement>('[aria-haspopup]')!.click());
    const line = [...menu().querySelectorAll('button')].find((one) => one.textContent === name);
    await act(async () => line!.click());
  };
  return { pressed };
}
const { list, add } = organise;
const { export: csv, print } = event_words.participants;
const TOOLS = [list.paste, list.whatsapp, csv, print];

test('the organiser adds a person beside the search, and finds every other tool and the order in the menu', () => {
  showForm(screen(8));
  expect(names(document)).toEqual([add.action, list.more]);
  act(() => document.querySelector<HTMLElement>('[aria-haspopup]')!.click());
  expect(names(menu())).toEqual(TOOLS);
  expect(menu().querySelector('select')!.value).toBe('registered_at');
});

test('the spreadsheet and the paper are of everybody, whatever is searched', async () => {
  const { pressed } = tools();
  await act(async () => typeInto(document.querySelector('input')!, 'Ana 3'));
  await pressed(csv);
  await expect.poll(() => saved).toHaveBeenCalled();
  expect(saved.mock.lastCall?.[1].text.match(/Ana \d/g)).toHaveLength(8);
  await pressed(print);
  expect(printed).toHaveBeenCalled();
  expect(menu().open, 'nothing lies over the paper').toBe(false);
});

test('a short list has the tools without an order; of an empty one there is only a list to come in', () => {
  const { again } = showForm(screen(7));
  const button = document.querySelector('button');
  act(() => document.querySelector<HTMLElement>('[aria-haspopup]')!.click());
  expect(names(menu())).toEqual(TOOLS);
  expect(menu().querySelector('select')).toBeNull();
  again(screen(0));
  expect(document.querySelector('button'), 'an open form of it stays').toBe(button);
  expect(names(document)).toEqual([add.action, list.paste]);
});
