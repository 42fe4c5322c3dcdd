// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { team_agenda } from '#i18n/pt-BR/team-agenda.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { Attendance } from './attendance.tsx';

const { attendance: words } = team_agenda;
const mutate = vi.hoisted(() => vi.fn());
const discard = vi.hoisted(() => vi.fn());
const notKept = vi.hoisted(() => vi.fn());
vi.mock('#actions/use-mutate.ts', () => ({ useMutate: () => mutate }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({ discard }) }));
vi.mock('#actions/use-say.ts', () => ({ saying: () => ({}), useSay: () => ({ notKept }) }));

const NOW = '2026-11-23T12:00:00.000Z';
const entry = (status: string, start_date = '2026-11-24T12:00:00Z', more: object = {}) =>
  ({
    id: 'e1',
    team_id: 't1',
    kind: 'agenda_event',
    data: {
      title: 'Treino',
      start_date,
      end_date: null,
      attendees: [{ user_id: 'me', name: 'Eu', status, ...more }],
    },
  }) as never;
const refusal = (status: string, code: string): OutboxRecord =>
  ({
    id: `m-${status}`,
    name: 'set_attendance@1',
    status: 'rejected',
    error: { code },
    args: { id: 'e1', team_id: 't1', status },
  }) as OutboxRecord;
const shown = (event: never, asked: readonly OutboxRecord[] = []) => (
  <Attendance event={event} me={{ user_id: 'me' } as never} now={NOW} asked={asked} />
);
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const tap = (name: string) => act(async () => button(name)!.click());
const sent = () => mutate.mock.calls.map(([, args]) => (args as { status: string }).status);
const through = (answer: string) => words.change.replace('{answer:string}', answer);

beforeEach(() => {
  vi.clearAllMocks();
  mutate.mockResolvedValue({ ok: true, value: { id: 'm1' } });
});

test('of five taps one is stored, and what was said is told to a screen reader alone', async () => {
  let stored: (asked: object) => void = () => undefined;
  mutate.mockReturnValueOnce(new Promise((resolve) => (stored = resolve)));
  const screen = showForm(shown(entry('pending')));
  button(words.to.confirmed)!.focus();
  for (let n = 0; n < 5; n += 1) await tap(words.to.confirmed);
  await tap(words.to.declined);
  expect(sent()).toEqual(['confirmed']);
  await act(async () => stored({ ok: true, value: { id: 'm1' } }));
  screen.again(shown(entry('confirmed')));
  expect(document.querySelector('[role=status]')!.textContent).toBe(words.done.confirmed);
  expect(document.activeElement?.textContent).toBe(words.to.pending);
  screen.again(shown(entry('declined'))); // on another device
  expect(document.querySelector('[role=status]')!.textContent).toBe('');
});

test('only why an answer counts no more takes a line of the row', () => {
  showForm(shown(entry('confirmed')));
  const about = () => document.querySelector('[role=group] > p:not([role])')!;
  expect([about().textContent, about().className]).toEqual([words.hint.confirmed, 'sr-only']);
  showForm(shown(entry('confirmed', undefined, { answered_for: '2026-11-20T12:00:00Z' })));
  expect(about().className).not.toContain('sr-only');
});

test('an answer that this device cannot store is said, and can be given again', async () => {
  mutate.mockResolvedValueOnce({ ok: false, code: 'no_room' });
  showForm(shown(entry('pending')));
  await tap(words.to.declined);
  expect(notKept).toHaveBeenCalledOnce();
  await tap(words.to.declined);
  expect(sent()).toEqual(['declined', 'declined']);
});

test('another device was faster: its answer is named, and one tap takes both steps', async () => {
  const refused = refusal('confirmed', 'attendance_through_pending');
  showForm(shown(entry('declined'), [refused]));
  expect(document.querySelector('[role=alert]')!.textContent).toContain(
    words.elsewhere.replace('{answer:string}', words.to.declined),
  );
  await tap(through(words.to.confirmed));
  expect(sent()).toEqual(['pending', 'confirmed']);
  expect(discard).toHaveBeenCalledExactlyOnceWith('m-confirmed');
});

test('it may also stay; and after another answer the refused one is forgotten', async () => {
  const refused = [refusal('confirmed', 'attendance_through_pending')];
  showForm(shown(entry('declined'), refused));
  await tap(words.keep);
  expect(discard).toHaveBeenCalledExactlyOnceWith('m-confirmed');
  await tap(words.to.pending);
  expect(discard).toHaveBeenCalledTimes(2);
  expect(sent()).toEqual(['pending']);
});

test('another refusal has its own sentence and is asked again; after the entry, only discarded', async () => {
  const refused = [refusal('confirmed', 'daily_limit')];
  showForm(shown(entry('pending'), refused));
  await tap(outbox.action.retry);
  expect(sent()).toEqual(['confirmed']);
  showForm(shown(entry('pending', '2026-11-22T12:00:00Z'), refused));
  expect(button(outbox.action.retry)).toBeUndefined();
  expect(button(outbox.action.discard)).toBeDefined();
});

test('an entry that was moved after my answer says so, with the day that it was, until it is over', () => {
  const answered = { answered_for: '2026-11-22T22:00:00Z' };
  const moved = words.moved.replace('{when:string}', 'domingo, 22 de novembro, 19:00');
  showForm(shown(entry('confirmed', undefined, answered)));
  expect(document.body.textContent).toContain(moved);
  expect(document.body.textContent).not.toContain(words.hint.confirmed);
  showForm(shown(entry('confirmed')));
  expect(document.body.textContent).toContain(words.hint.confirmed);
  showForm(shown(entry('confirmed', '2026-11-22T12:00:00Z', answered)));
  expect(document.body.textContent).not.toContain(moved);
});
