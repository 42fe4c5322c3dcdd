// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Ask } from '#actions/use-mutate-all.ts';
import { list_in as words } from '#i18n/pt-BR/list-in.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm, typeInto } from '#tests/fixtures/browser/form-screen.tsx';
import { operatorRow } from '#tests/fixtures/samples/rows.ts';
import { ListBoard } from './list-board.tsx';
import type { Squads } from '#domain/whatsapp-list/listed-squads.ts';
import { emptyList } from './list-draft.ts';

const device = vi.hoisted(() => {
  const drafts = new Map<string, unknown>();
  const meta = {
    get: async (key: string) => drafts.get(key),
    put: async (draft: object, key: string) => drafts.set(key, draft),
    delete: async (key: string) => drafts.delete(key),
  };
  return {
    drafts,
    account: { local: { db: { meta } } },
    asked: vi.fn(),
    leave: vi.fn(),
    dropNotTaken: vi.fn(async (id: string) => id === 'm1'),
  };
});
vi.mock('#live/account-context.ts', () => ({ useAccount: () => device.account }));
vi.mock('#actions/use-act.ts', () => ({ useAskAll: () => device.asked }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({
  useOutboxActions: () => ({ dropNotTaken: device.dropNotTaken }),
}));
vi.mock('#entities/form/leave/use-leave-form.ts', () => ({ useLeaveForm: () => device.leave }));
beforeEach(() => {
  device.drafts.clear();
  device.asked.mockReset();
  device.asked.mockImplementation(async (all: readonly Ask[]) => ({
    kept: true,
    stored: all.map((_, n) => ({ id: `m${n}` })),
  }));
});

const event = { id: 'e1', name: 'Serra' } as AirsoftEvent;
const ana = operatorRow({ id: 'ana', event_id: 'e1', name: 'Ana Silva', whatsapp: null });

const button = (said: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent, ariaLabel }) => textContent === said || ariaLabel === said,
  );
const tap = (said: string) => act(async () => button(said)!.click());
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
const tapBox = (n: number) => act(async () => boxes()[n]!.click());
const asks = () => device.asked.mock.lastCall![0] as readonly Ask[];

type Given = { places?: number | null; queued?: boolean; squads?: Squads | null };
function board(text: string, { places = null, queued = false, squads = null }: Given = {}) {
  const screen = showForm(
    <ListBoard {...{ event, places, queued, squads }} people={[ana]} start={emptyList} />,
  );
  act(() => typeInto(document.querySelector('textarea')!, text));
  act(() => button(words.read)!.click());
  return screen;
}

test('only who is new is ticked, and one mutation a person is asked for at the tap', async () => {
  board('1. João Silva\n2. Ana\n3. Davi 11 91111-2222\n4. João e Bia');
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false, true]);
  expect(device.asked).not.toHaveBeenCalled();
  await tap('Adicionar 2 pessoas');
  const place = { operator_id: expect.any(String), event_id: 'e1' };
  expect(asks()).toEqual([
    {
      name: 'add_participant@1',
      args: { ...place, name: 'João Silva', no_number: true },
      label: 'Serra (João Silva)',
    },
    {
      name: 'add_participant@1',
      args: { ...place, name: 'Davi', whatsapp: '5511911112222' },
      label: 'Serra (Davi)',
    },
  ]);
});

test('who is struck out is removed only by a tap, and before the others, so that there is room', async () => {
  board('1. ~Ana Silva~\n2. Davi', { places: 0 });
  expect(document.body.textContent).toContain(words.full.title);
  await tapBox(0);
  expect(document.body.textContent).not.toContain(words.full.title);
  await tap('Adicionar 1 e remover 1');
  expect(asks().map(({ name }) => name)).toEqual(['remove_participant@1', 'add_participant@1']);
});

test('a place that somebody leaves is for who waits, and not for the list', async () => {
  board('1. ~Ana Silva~\n2. Davi', { places: 0, queued: true });
  await tapBox(0);
  expect(document.body.textContent).toContain(words.full.title);
});

test('a second tap before the screen has gone adds nobody twice', async () => {
  board('1. João Silva\n2. Davi');
  const twice = button('Adicionar 2 pessoas')!;
  await act(async () => {
    twice.click();
    twice.click();
  });
  expect(device.asked).toHaveBeenCalledOnce();
});

test('one undo removes everybody who was added, and drops whom the server refused', async () => {
  board('1. João Silva\n2. Bia\n3. Davi');
  await tap('Adicionar 3 pessoas');
  const added = asks().map(({ args }) => (args as { operator_id: string }).operator_id);
  const { said } = device.asked.mock.lastCall![1] as { said: { after: { run: () => void } } };
  await act(async () => said.after.run());
  expect(device.dropNotTaken.mock.calls).toEqual([['m0'], ['m1'], ['m2']]);
  added.splice(1, 1);
  expect(asks().map(({ name, args }) => [name, args])).toEqual(
    added.map((operator_id) => ['remove_participant@1', { operator_id, event_id: 'e1' }]),
  );
});

test('a line that was not understood is written anew, by the rules of a name and a number', async () => {
  const screen = board('1. João e Bia\n2. Davi');
  await tap(`${words.edit.action}: 1. João e Bia`);
  screen.type({ name: 'B7', whatsapp: '1198' });
  await screen.submit();
  expect(screen.problem('name')).toBe(validation.registration_name_too_short);
  expect(screen.problem('whatsapp')).toBe(validation.whatsapp_too_short);
  screen.type({ name: 'Bia Reis', whatsapp: '' });
  await screen.submit();
  await tap('Adicionar 2 pessoas');
  expect(asks().map(({ label }) => label)).toEqual(['Serra (Bia Reis)', 'Serra (Davi)']);
});

test('what was pasted and decided is kept as a draft until it is applied', async () => {
  board('1. João Silva\n2. Davi');
  await tapBox(1);
  await expect.poll(() => device.drafts.size).toBe(1);
  expect([...device.drafts.values()]).toEqual([
    { text: '1. João Silva\n2. Davi', ticks: { '2. Davi': false }, rewritten: {} },
  ]);
  device.asked.mockImplementationOnce(async (_, { onKept }: { onKept: () => void }) => {
    onKept();
    return { kept: true, stored: [] };
  });
  await tap('Adicionar 1 pessoa');
  await expect.poll(() => device.drafts.size).toBe(0);
  // back to the event, which Back then does not show a second time
  const to = { to: '/event/$id', params: { id: 'e1' }, search: { tab: 'participants' } };
  expect(device.leave.mock.lastCall).toEqual([to]);
});

test.each(['after', 'onWithdrawn'] as const)(
  'what was pasted and decided is there again once it is taken back: %s',
  async (way) => {
    board('1. João Silva\n2. Davi');
    await tapBox(1);
    await expect.poll(() => device.drafts.size).toBe(1);
    const [pasted] = device.drafts.values();
    device.asked.mockImplementationOnce(async (_, { onKept }: { onKept: () => void }) => {
      onKept();
      return { kept: true, stored: [{ id: 'm1' }] };
    });
    await tap('Adicionar 1 pessoa');
    await expect.poll(() => device.drafts.size).toBe(0);
    const { said } = device.asked.mock.lastCall![1] as {
      said: { after: { run: () => void }; onWithdrawn: () => void };
    };
    await act(async () => (way === 'after' ? said.after.run() : said.onWithdrawn()));
    await expect.poll(() => [...device.drafts.values()]).toEqual([pasted]);
  },
);

test('in a 3X3 each person comes into the squad above them, which the first of a new one makes', async () => {
  const lobos = { id: 'lobos', name: 'Lobos', members_count: 1 };
  board('Time Lobos\n1. Bia\n2. Caio\n\nTime Águia\n1. Davi\n2. Edu', {
    squads: { size: 3, teams: [lobos] },
  });
  await tap('Adicionar 4 pessoas');
  const args = asks().map((ask) => ask.args as { event_team_id?: string; new_team?: object });
  const new_team = { id: expect.any(String), name: 'Águia', join: true };
  expect(args).toMatchObject([
    { name: 'Bia', event_team_id: 'lobos' },
    { name: 'Caio', event_team_id: 'lobos' },
    { name: 'Davi', new_team },
    { name: 'Edu', new_team: args[2]!.new_team },
  ]);
});
