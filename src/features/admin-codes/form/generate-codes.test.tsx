// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyCodeForm, type CodeForm } from '#domain/rewards/code-form.ts';
import { admin } from '#i18n/pt-BR/admin.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useToastStore } from '#ui/overlay/toast-store.ts';
import { GenerateCodes } from './generate-codes.tsx';

const device = vi.hoisted(() => ({
  draft: undefined as unknown,
  patches: [] as object[],
  act: vi.fn(),
}));
vi.mock('#live/account-context.ts', () => {
  const meta = { get: async () => device.draft, put: async () => {}, delete: async () => {} };
  const account = { local: { db: { meta } } };
  return { useAccount: () => account };
});
vi.mock('#live/rows/use-live-records.ts', () => {
  const events = [
    { id: 'coming', starts_at: '2026-11-28T11:00:00Z', status: 'planned' },
    { id: 'played', starts_at: '2026-11-24T12:00:00Z', status: 'planned' },
    { id: 'postponed', starts_at: '2026-11-20T11:00:00Z', status: 'postponed' },
    { id: 'cancelled', starts_at: '2026-11-28T11:00:00Z', status: 'cancelled' },
  ];
  return {
    useLiveRecords: (of: string) => ({
      state: 'present',
      rows: of === 'patches' ? device.patches : events,
    }),
  };
});
vi.mock('#actions/use-act.ts', () => ({ useAct: () => device.act }));
vi.mock('#actions/use-say.ts', () => ({ useUndo: () => vi.fn() }));
vi.mock('#actions/use-send-form.ts', () => ({ useSendForm: () => ({ end: async () => {} }) }));
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({ history: { block: () => () => {} } }),
}));

const patch = (evento_id: string | null) => ({ id: `of ${evento_id}`, nome: 'Névoa', evento_id });
const words = admin.codes.form;

/** The form with what an administrator chose. */
async function open(values: Partial<CodeForm>, patches: object[]) {
  device.draft = { id: 'd', values: { ...emptyCodeForm, ...values }, base: emptyCodeForm };
  device.patches = patches;
  const screen = showForm(
    <GenerateCodes codes={[]} now="2026-11-24T12:00:00.000Z" onClose={() => {}} />,
  );
  await act(async () => {});
  return screen;
}

beforeEach(() => {
  device.act.mockReset();
  useToastStore.getState().dismiss();
});

test('of a game that has not begun one code at a time, and the form says so before', async () => {
  const chosen = { patch_id: 'of coming', count: '2' };
  const { type, submit, problem } = await open(chosen, [patch('coming'), patch('played')]);
  expect(document.body.textContent).toContain(words.coming_hint);
  await submit();
  expect(problem('count')).toBe(validation.one_before_the_game);
  expect(device.act).not.toHaveBeenCalled();
  type({ count: '1' });
  await submit();
  expect(device.act.mock.calls[0]![1]).toMatchObject({ patch_id: 'of coming', count: 1 });
});

test('one that was postponed has not begun', async () => {
  await open({ patch_id: 'of postponed' }, [patch('postponed')]);
  expect(document.body.textContent).toContain(words.coming_hint);
});

test.each(['played', 'cancelled', 'not on this device', null])(
  'of a game that is %s as many as wanted',
  async (game) => {
    const patch_id = `of ${game}`;
    const { submit } = await open({ patch_id, count: '40' }, [patch(game)]);
    expect(document.body.textContent).not.toContain(words.coming_hint);
    await submit();
    expect(device.act.mock.calls[0]![1]).toMatchObject({ patch_id, count: 40 });
  },
);

test('for every patch without a code, those of coming games are left out, and the form says so', async () => {
  const every = await open({ max_uses: '3' }, [patch('coming'), patch(null)]);
  expect(document.body.textContent).toContain(words.every_hint);
  await every.submit();
  expect(device.act.mock.calls[0]![1]).toEqual({ max_uses: 3 });
  const { submit } = await open({ max_uses: '3' }, [patch('coming')]);
  await submit();
  expect(device.act).toHaveBeenCalledOnce();
  const title = problems.refused.patch_of_coming_game;
  expect(useToastStore.getState().shown).toMatchObject({ tone: 'info', title });
});

test('without any patch there is none without a code', async () => {
  const { submit } = await open({ max_uses: '3' }, []);
  await submit();
  const title = problems.refused.no_patch_without_code;
  expect(useToastStore.getState().shown).toMatchObject({ tone: 'info', title });
  expect(device.act).not.toHaveBeenCalled();
});
