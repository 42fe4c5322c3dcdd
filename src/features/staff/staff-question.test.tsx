// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { staff as words } from '#i18n/pt-BR/staff.ts';
import type { Helper } from '#live/event/use-event-staff.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Operator } from '#sync/records/operator.ts';
import { EventStaff } from './event-staff.tsx';
import { StaffQuestion } from './staff-question.tsx';

const asked = vi.hoisted(() => vi.fn());
const of_event = vi.hoisted(() => ({
  staff: [] as Helper[],
  mine: undefined as Helper | undefined,
}));
vi.mock('@tanstack/react-router', () => ({ Link: 'a' }));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => asked }));
vi.mock('./link/staff-link-section.tsx', () => ({ StaffLinkSection: () => null }));
vi.mock('#live/event/use-event-staff.ts', () => ({ useEventStaff: () => of_event }));

beforeAll(() => {
  loadLocale('pt-BR');
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= () => {};
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
beforeEach(() => asked.mockClear());

const event = { id: 'e1', name: 'Serra', created_by: 'organiser' } as AirsoftEvent;
const helper = (name: string, accepted_at: string | null) =>
  ({ id: `row of ${name}`, kind: 'staff', data: { user_id: name, name, accepted_at } }) as Helper;
const person = (user_id: string | null, name: string) => ({ user_id, name }) as Operator;
const AT = '2026-11-22T12:00:00Z';

function shown(element: React.ReactElement): HTMLElement {
  const page = document.createElement('div');
  document.body.replaceChildren(page);
  act(() => createRoot(page).render(<TypesafeI18n locale="pt-BR">{element}</TypesafeI18n>));
  return page;
}
function press(page: HTMLElement, label: string): void {
  const button = [...page.querySelectorAll('button')].find(
    (one) => one.textContent === label || one.ariaLabel === label,
  );
  act(() => button!.click());
}

test('[hole S16] an invited person accepts or declines', () => {
  of_event.mine = helper('ana', null);
  const page = shown(<StaffQuestion event={event} />);
  expect(page.textContent).toContain(words.asked);
  const args = { id: 'row of ana', event_id: 'e1' };
  press(page, words.accept);
  expect(asked.mock.lastCall?.slice(0, 2)).toEqual(['answer_staff@1', { ...args, accept: true }]);
  press(page, words.decline);
  expect(asked.mock.lastCall?.slice(0, 2)).toEqual(['answer_staff@1', { ...args, accept: false }]);
});

test('a helper reads that they help at the gate, and may leave', () => {
  of_event.mine = helper('ana', AT);
  const page = shown(<StaffQuestion event={event} />);
  expect(page.textContent).toContain(words.helping);
  press(page, words.leave);
  expect(asked.mock.lastCall?.[0]).toBe('remove_staff@1');
  of_event.mine = undefined;
  expect(shown(<StaffQuestion event={event} />).textContent).toBe('');
});

test('[hole S16] the organiser sees who has not answered, and invites people with an account', () => {
  of_event.staff = [helper('ana', null), helper('bia', AT)];
  const people = [
    person('ana', 'ana'),
    person('caio', 'Caio'),
    person(null, 'Sem conta'),
    person('organiser', 'Eu'),
  ];
  const page = shown(<EventStaff event={event} people={people} />);
  const rows = [...page.querySelectorAll('li')].map((row) => row.textContent);
  expect(rows).toEqual([`ana${words.waits}`, `bia${words.helps}`]);
  const select = page.querySelector('select')!;
  expect([...select.options].map(({ text }) => text)).toEqual([words.choose, 'Caio']);
  act(() => {
    select.value = 'caio';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  press(page, words.ask);
  expect(asked.mock.lastCall?.slice(0, 2)).toEqual([
    'add_staff@1',
    expect.objectContaining({ event_id: 'e1', user_id: 'caio', name: 'Caio' }),
  ]);
  asked.mockClear();
  press(page, `${words.take_off}: ana`);
  expect(asked).not.toHaveBeenCalled(); // it is asked first
  press(page, common.cancel);
  press(page, `${words.take_off}: ana`);
  press(page, words.take_off_short);
  expect(asked.mock.lastCall?.slice(0, 2)).toEqual([
    'remove_staff@1',
    { id: 'row of ana', event_id: 'e1' },
  ]);
});

test.each([null, AT])('accepted at %s, it leaves the orange button to my place', (accepted_at) => {
  of_event.mine = helper('ana', accepted_at);
  const page = shown(<StaffQuestion event={event} />);
  expect(page.querySelectorAll('.btn')).toHaveLength(2);
  expect(page.querySelector('.btn-primary')).toBeNull();
});
