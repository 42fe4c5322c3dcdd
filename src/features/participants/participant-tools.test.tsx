// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import type { EventPeople } from '#entities/event/use-event-people.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow, operatorRow } from '#tests/fixtures/samples/rows.ts';
import { EventParticipants } from './event-participants.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/share">{children}</a>,
}));
vi.mock('#live/event/use-event-records.ts', () => ({ useEventRecords: () => [] }));
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
