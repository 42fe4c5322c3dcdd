// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { listedPerson } from '#domain/attendance/listed-person.ts';
import { emptyWalkIn } from '#domain/attendance/walk-in.ts';
import { gate } from '#i18n/pt-BR/gate.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { operatorRow } from '#tests/fixtures/samples/rows.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { WalkInSheet } from './walk-in-sheet.tsx';

const device = vi.hoisted(() => {
  const drafts = new Map<string, unknown>();
  const meta = {
    get: async (key: string) => drafts.get(key),
    put: async (draft: object, key: string) => drafts.set(key, draft),
    delete: async (key: string) => drafts.delete(key),
  };
  return { drafts, account: { local: { db: { meta } } } };
});
vi.mock('#live/account-context.ts', () => ({ useAccount: () => device.account }));
const mutateAll = vi.hoisted(() => vi.fn());
vi.mock('#actions/use-mutate-all.ts', () => ({ useMutateAll: () => mutateAll }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('#entities/form/leave/use-leave-guard.ts', () => ({ useLeaveGuard: () => undefined }));

const event = { id: 'e1', name: 'Serra', max_op: 50 } as AirsoftEvent;

const carlos = operatorRow({
  id: 'carlos',
  event_id: 'e1',
  name: 'Carlos Souza',
  whatsapp: '5511987654321',
});
const words = gate.walk_in;
const onListed = vi.fn();
const button = (said: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === said);

/** Opens the sheet after a search, until its fields are there. */
async function open(searched: string) {
  const given = { ...emptyWalkIn, name: searched };
  const screen = showForm(
    <WalkInSheet
      event={event}
      given={given}
      over={undefined}
      lease_id={undefined}
      listed={(typed) => listedPerson([carlos], typed)}
      onListed={onListed}
      onKept={vi.fn()}
      onClose={vi.fn()}
    />,
  );
  const name = async () => {
    await act(async () => {}); // the draft is read
    return screen.field('name');
  };
  await expect.poll(name).toBeDefined();
  return screen;
}

afterEach(() => {
  device.drafts.clear();
  vi.clearAllMocks();
});

test('somebody who was begun is still there after another name was searched for', async () => {
  const ana = await open('Ana');
  ana.type({ team: 'Onças' });
  await expect.poll(() => device.drafts.size).toBe(1);
  ana.leave();

  const bia = await open('Bia');
  expect([bia.field('name').value, bia.field('team').value]).toEqual(['Bia', '']);
  bia.type({ team: 'Lobos' });
  await expect.poll(() => device.drafts.size).toBe(2);
  bia.leave();

  for (const [name, team] of [
    ['Ana', 'Onças'],
    ['Bia', 'Lobos'],
  ] as const) {
    const again = await open(name);
    expect(again.field('team').value).toBe(team);
    again.leave();
  }
});

test('a number that is on the list is asked about, and its person marked instead', async () => {
  const screen = await open('Carlos');
  screen.type({ whatsapp: '(11) 8765-4321' });
  expect(document.body.textContent).toContain(
    'Este número é de Carlos Souza, na lista. Marcar Carlos?',
  );
  expect(button(words.let_in)).toBeUndefined(); // else Carlos would be on the list twice
  await expect.poll(() => device.drafts.size).toBe(1);
  act(() => button('Marcar Carlos')!.click());
  expect(onListed).toHaveBeenCalledWith(carlos);
  screen.leave();
  await expect.poll(() => device.drafts.size).toBe(0); // no draft of a new person is left
  expect(mutateAll).not.toHaveBeenCalled();
});

test('without a number somebody is let in once that is said', async () => {
  mutateAll.mockResolvedValue({ ok: false, code: 'device_full' });
  const screen = await open('Sem Fone');
  await screen.submit();
  expect(screen.problem('whatsapp')).toBe(validation.operator_required);
  act(() => document.querySelector<HTMLInputElement>('input[type=checkbox]')!.click());
  expect(document.querySelector('input[name=whatsapp]')).toBeNull();
  await screen.submit();
  const [[walk_in, mark]] = mutateAll.mock.lastCall!;
  expect(walk_in.args).toEqual({
    operator_id: mark.args.operator_id,
    event_id: 'e1',
    name: 'Sem Fone',
  });
  screen.leave();
});
