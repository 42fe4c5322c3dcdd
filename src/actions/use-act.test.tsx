// @vitest-environment jsdom
import { act as rendered } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { sync_detail } from '#i18n/pt-BR/sync-detail.ts';
import { useToastStore } from '#ui/overlay/toast-store.ts';
import { useAct, useAskAll } from './use-act.ts';
import { useUndo } from './use-say.ts';

const mutateAll = vi.hoisted(() => vi.fn());
const settled = vi.hoisted(() => vi.fn());
vi.mock('./use-mutate-all.ts', () => ({ useMutateAll: () => mutateAll }));
const takenLater = vi.hoisted(() => vi.fn(() => Promise.resolve(false)));
vi.mock('#live/outbox/settled.ts', () => ({ settled, takenLater }));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => ({ local: { db: {} } }) }));
const withdraw = vi.hoisted(() => vi.fn());
const discard = vi.hoisted(() => vi.fn());
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({
  useOutboxActions: () => ({ withdraw, discard }),
}));

beforeAll(() => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** Renders a hook and returns its result. */
function hook<T>(use: () => T): T {
  let used!: T;
  function Form() {
    used = use();
    return null;
  }
  const root = createRoot(document.createElement('div'));
  rendered(() =>
    root.render(
      <TypesafeI18n locale="pt-BR">
        <Form />
      </TypesafeI18n>,
    ),
  );
  return used;
}
const said = () => useToastStore.getState().shown?.title;

/** Asks to cancel an event. @returns whether the form was told to close, and the toast */
async function cancelled(): Promise<{ closed: boolean; said: string | undefined }> {
  let closed = false;
  const act = hook(useAct);
  await act(
    'cancel_event@1',
    { id: 'e1' as never },
    { label: 'Serra', said: { done: 'feito', refused: 'recusado' }, onKept: () => (closed = true) },
  );
  return { closed, said: said() };
}

test('when storing fails, the form keeps what was typed', async () => {
  mutateAll.mockResolvedValueOnce({ ok: false, code: 'storage_failed' });
  expect(await cancelled()).toEqual({ closed: false, said: 'recusado' });
});

test('when it is stored the form closes, before the server has answered', async () => {
  mutateAll.mockResolvedValueOnce({ ok: true, value: [{ id: 'm1' }] });
  settled.mockResolvedValueOnce({ kind: 'refused', code: 'not_allowed' });
  expect(await cancelled()).toEqual({ closed: true, said: 'recusado' });
});

test('what somebody had done already is said, and nothing of it stays in Pendências', async () => {
  const name = 'vote@1';
  const error = { code: 'communication_not_found' };
  mutateAll.mockResolvedValueOnce({ ok: true, value: [{ id: 'm1', name, args: {} }] });
  settled.mockResolvedValueOnce({ kind: 'refused', ...error });
  const act = { label: 'Lobos', said: { done: '', refused: 'recusado', quiet: true } };
  expect(await hook(useAct)(name, {} as never, act)).toBe('refused');
  const { tone, title } = useToastStore.getState().shown!;
  expect([tone, title]).toEqual(['info', problems.refused.communication_not_found]);
  expect(discard).toHaveBeenCalledExactlyOnceWith('m1');
});

test.each([
  ['no_signal', organise.waits.kept],
  ['sending', sync_detail.sending],
  ['no_answer', sync_detail.no_answer],
  ['update_needed', sync_detail.update_needed],
  ['needs_sign_in', sync_detail.needs_sign_in],
])('a waiting mutation says what it waits for: %s', async (way, sentence) => {
  mutateAll.mockResolvedValueOnce({ ok: true, value: [{ id: 'm1' }] });
  settled.mockResolvedValueOnce({ kind: 'waiting', way });
  expect((await cancelled()).said).toBe(sentence);
});

test.each([
  [true, organise.waits.undone],
  [false, organise.waits.too_late],
])('[U10] "undone" is shown only for what never left the device: %s', async (taken, sentence) => {
  withdraw.mockResolvedValueOnce(taken);
  await hook(useUndo)(['m1', 'm2']);
  expect(withdraw.mock.lastCall).toEqual(['m1', 'm2']); // one after the other, the second may be too late
  expect(said()).toBe(sentence);
});

test.each([
  [true, 'feito'],
  [false, organise.waits.kept],
])('taken after the person was told that it waits: %s', async (taken, told) => {
  mutateAll.mockResolvedValueOnce({ ok: true, value: [{ id: 'm1' }] });
  settled.mockResolvedValueOnce({ kind: 'waiting', way: 'no_signal' });
  takenLater.mockResolvedValueOnce(taken);
  expect((await cancelled()).closed).toBe(true);
  await Promise.resolve(); // until the late answer is said
  expect(said()).toBe(told);
});

test.each([
  [3, 'feito: 3'],
  [undefined, 'feito'],
])('a sentence may say how many rows the server touched: %s', async (touched, sentence) => {
  mutateAll.mockResolvedValueOnce({ ok: true, value: [{ id: 'm1' }] });
  settled.mockResolvedValueOnce({ kind: 'applied', touched });
  await hook(useAct)(
    'generate_patch_codes@1',
    { max_uses: 1 },
    {
      label: 'todos',
      said: {
        done: (made) => (made === undefined ? 'feito' : `feito: ${made}`),
        refused: 'recusado',
      },
    },
  );
  expect(said()).toBe(sentence);
});

test('a second tap asks for nothing, also where each tap makes another row', async () => {
  vi.useFakeTimers();
  const act = hook(useAct);
  mutateAll.mockReset().mockResolvedValue({ ok: true, value: [{ id: 'm1' }] });
  settled.mockResolvedValue({ kind: 'applied' });
  const tap = (team_id = 't1') =>
    act(
      'request_join@1',
      { team_id },
      {
        label: 'Lobos',
        said: { done: 'feito', refused: 'recusado' },
      },
    );
  const first = tap();
  expect(await tap()).toBe('not_kept');
  expect(await first).toBe('applied');
  expect(await tap()).toBe('not_kept'); // the screen may not show the first yet
  expect(mutateAll).toHaveBeenCalledOnce();
  expect(await tap('t2')).toBe('applied');
  vi.advanceTimersByTime(700);
  mutateAll.mockResolvedValueOnce({ ok: false, code: 'storage_failed' });
  expect(await tap()).toBe('not_kept');
  expect(await tap()).toBe('applied'); // what could not be stored is tried again
  expect(mutateAll).toHaveBeenCalledTimes(4);
  vi.useRealTimers();
});

test('two rows with one name are two requests, and what was taken back can be asked again', async () => {
  const act = hook(useAct);
  mutateAll.mockReset().mockResolvedValue({ ok: true, value: [{ id: 'm1' }] });
  settled.mockResolvedValue({ kind: 'applied' });
  const end = (id: string) =>
    act(
      'cancel_event@1',
      { id: id as never },
      { label: 'Serra', said: { done: 'a', refused: 'b' } },
    );
  expect(await end('e1')).toBe('applied');
  expect(await end('e2')).toBe('applied');
  expect(await end('e1')).toBe('applied');
  expect(await end('e1')).toBe('not_kept');
});

test.each([
  [{ kind: 'applied' }, true, 'feito'],
  [{ kind: 'applied' }, false, 'nem todos'],
  [{ kind: 'refused', code: 'event_full' }, false, 'nem todos'],
])('of several, what is said is true of all: %j, all taken %s', async (first, all, told) => {
  mutateAll.mockResolvedValueOnce({ ok: true, value: [{ id: 'm1' }, { id: 'm2' }] });
  settled.mockResolvedValueOnce(first);
  takenLater.mockResolvedValueOnce(all);
  const words = { done: 'feito', refused: 'recusado', not_all: 'nem todos' };
  const asked = await hook(useAskAll)([], { said: words });
  await (asked.kept && asked.settled);
  expect(said()).toBe(told);
});
