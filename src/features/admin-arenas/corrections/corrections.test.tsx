// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { admin } from '#i18n/pt-BR/admin.ts';
import { arenas as words } from '#i18n/pt-BR/admin-arenas.ts';
import { common } from '#i18n/pt-BR/common.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { arenaRow } from '#tests/fixtures/samples/rows.ts';
import { Corrections } from './corrections.tsx';

const device = vi.hoisted(() => ({
  answer: undefined as object[] | undefined,
  phase: 'answered',
  outbox: [] as object[],
  ask: vi.fn(),
  asked: vi.fn(),
}));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => device.asked }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => device.outbox }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('#live/administration/use-answer.ts', () => ({
  useAnswer: () => ({ phase: device.phase, answer: device.answer, ask: device.ask }),
}));
vi.mock('#entities/form/use-stored-draft.ts', () => ({ useStoredDraft: () => null }));
vi.mock('#entities/form/leave/unsaved-form.tsx', () => ({ UnsavedForm: () => null }));
vi.mock('#entities/form/sheet/use-sheet-close.ts', () => ({
  useSheetClose: ({ onClose }: { onClose: () => void }) => onClose,
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));

const NOW = '2026-11-26T12:00:00Z';
const arena = arenaRow({ id: 'a', name: 'Forte', city: 'Atibaia', phone: '1140000000' });
const correction = {
  id: 'c',
  arena_id: 'a',
  patch: { phone: '1150000000', city: 'Mairiporã' },
  base: { phone: '1140000000', city: 'Outra' },
  created_at: '2026-11-24T12:00:00Z',
  proposer: { id: 'bia', name: 'Bia Reis' },
};
const decision = (status: OutboxRecord['status']) => [
  { id: 'm', name: 'decide_arena_change@1', args: { id: 'c' }, status },
];
const screen = () => (
  <Corrections
    arenas={[arena]}
    outbox={device.outbox as OutboxRecord[]}
    now={NOW}
    reviewMap={() => null}
  />
);
const text = () => document.body.textContent;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === name)!;
const press = (name: string) => act(async () => button(name).click());
/** In the open dialog, whose last button confirms. */
const confirm = () =>
  act(async () => [...document.querySelectorAll<HTMLElement>('dialog button')].at(-1)!.click());
const keptAtOnce = async (_: unknown, __: unknown, { onKept }: { onKept: () => void }) => onKept();

beforeEach(() => {
  device.ask.mockReset();
  device.asked.mockReset().mockResolvedValue('applied');
  Object.assign(device, { answer: [correction], phase: 'answered', outbox: [] });
});

test('what changed meanwhile is not taken unless it is chosen', async () => {
  showForm(screen());
  expect(text()).toContain('Bia Reis');
  expect(text()).toContain(words.corrections.changed);
  device.asked.mockImplementation(keptAtOnce);
  await press('Aceitar 1 de 2');
  await confirm();
  expect(device.asked.mock.calls[0]!.slice(0, 2)).toEqual([
    'decide_arena_change@1',
    { id: 'c', arena_id: 'a', patch: { phone: '1150000000' }, base: { phone: '1140000000' } },
  ]);
  const [city] = [...document.querySelectorAll<HTMLInputElement>('input')];
  act(() => city!.click());
  await press(words.corrections.accept);
  await confirm();
  expect(device.asked.mock.calls[1]![1]).toMatchObject({ patch: correction.patch });
});

test.each(['the button', 'a', '1'])(
  'nothing is accepted by %s before it is confirmed',
  async (by) => {
    showForm(screen());
    const title = document.querySelector<HTMLElement>('h2')!;
    if (by === 'the button') await press('Aceitar 1 de 2');
    else {
      const key = new KeyboardEvent('keydown', { key: by, bubbles: true });
      await act(async () => title.dispatchEvent(key));
    }
    expect(text()).toContain(words.corrections.accept_title.replace('{arena:string}', 'Forte'));
    await press(common.cancel);
    expect(document.querySelector('dialog')).toBeNull();
    expect(device.asked).not.toHaveBeenCalled();
    expect(text()).toContain('Bia Reis');
  },
);

test('nothing is refused without a reason', async () => {
  showForm(screen());
  await press(words.reject);
  await confirm();
  expect(text()).toContain(words.text_short);
  expect(device.asked).not.toHaveBeenCalled();
});

test('a decided one leaves at once, and stays away until there is a newer answer', () => {
  const { again } = showForm(screen());
  device.outbox = decision('queued');
  again(screen());
  expect(text()).toContain(words.corrections.none);
  device.outbox = [];
  again(screen());
  expect(text()).toContain(words.corrections.none);
  expect(device.ask).toHaveBeenCalledOnce();
  device.answer = [];
  again(screen());
  expect(text()).toContain(words.corrections.none);
});

test('a refused decision brings it back', () => {
  device.outbox = decision('sending');
  const { again } = showForm(screen());
  expect(text()).not.toContain('Forte');
  device.outbox = decision('rejected');
  again(screen());
  expect(device.ask).toHaveBeenCalledOnce();
  device.answer = [{ ...correction }];
  again(screen());
  expect(text()).toContain('Forte');
});

test('without a signal it says so, and an older list stays', () => {
  device.phase = 'unreached';
  const { again } = showForm(screen());
  expect(text()).toContain('Forte');
  device.answer = undefined;
  again(screen());
  expect(text()).toContain(words.corrections.load_failed);
  const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  again(screen());
  signal.mockRestore();
  expect(text()).toContain(admin.needs_signal);
  expect(text()).not.toContain(words.corrections.load_failed);
});
