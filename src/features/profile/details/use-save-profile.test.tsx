// @vitest-environment jsdom
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { profile as words } from '#i18n/pt-BR/profile.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useSaveProfile } from './use-save-profile.ts';

const world = vi.hoisted(() => ({ mutateAll: vi.fn(), notKept: vi.fn(), outcome: vi.fn() }));
vi.mock('#actions/use-mutate-all.ts', () => ({ useMutateAll: () => world.mutateAll }));
vi.mock('#actions/use-say.ts', () => ({ useSay: () => world }));

let save: ReturnType<typeof useSaveProfile>;
function Desk() {
  const now = useSaveProfile();
  useEffect(() => void (save = now));
  return null;
}
const label = words.title;
const said = {
  done: words.saved,
  refused: words.save_failed,
  failed: words.save_failed,
  signed_out: words.login_required,
  waiting: words.saved_here,
};
const number = { name: 'set_whatsapp@1', args: { whatsapp: '5511987654321' }, label };
const fields = { name: 'update_profile@1', args: { patch: { name: 'Ana' } }, label };
const { patch } = fields.args;
const { whatsapp } = number.args;

beforeEach(() => {
  vi.clearAllMocks();
  world.mutateAll.mockImplementation((value) => Promise.resolve({ ok: true, value }));
  world.outcome.mockResolvedValue('waiting');
  showForm(<Desk />);
});

test.each([
  ['number and fields', { patch, whatsapp }, [number, fields]],
  ['the number alone', { patch: {}, whatsapp }, [number]],
  ['the fields alone', { patch, whatsapp: null }, [fields]],
])('%s are stored at once and spoken of once', async (_, changes, asks) => {
  const asked = await save(changes);
  expect(world.mutateAll).toHaveBeenCalledExactlyOnceWith(asks);
  expect(world.outcome).toHaveBeenCalledExactlyOnceWith(asks, said);
  expect(asked.kept && (await asked.settled)).toBe('waiting');
});

test('a second tap stores nothing', async () => {
  const taps = [save({ patch, whatsapp }), save({ patch, whatsapp })];
  expect((await Promise.all(taps)).map(({ kept }) => kept)).toEqual([true, false]);
  expect(await save({ patch, whatsapp })).toEqual({ kept: false }); // the form may not show it yet
  expect(world.mutateAll).toHaveBeenCalledOnce();
});

test('what this device could not store does not count as saved, and its reason is said', async () => {
  world.mutateAll.mockResolvedValue({ ok: false, code: 'not_signed_in' });
  expect(await save({ patch, whatsapp })).toEqual({ kept: false });
  expect(world.notKept).toHaveBeenCalledExactlyOnceWith('not_signed_in', said);
  expect(world.outcome).not.toHaveBeenCalled();
});
