// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { profile as words } from '#i18n/pt-BR/profile.ts';
import { hasUnsavedWork } from '#platform/kept/unsaved-work.ts';
import type { Profile } from '#sync/records/profile.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useToastStore } from '#ui/overlay/toast-store.ts';
import { readProfileDraft, useProfileForm, type ProfileFormApi } from './use-profile-form.ts';

const { save, verify } = vi.hoisted(() => ({ save: vi.fn(), verify: vi.fn() }));
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
vi.mock('./use-save-profile.ts', () => ({ useSaveProfile: () => save }));
vi.mock('../use-verify-number.ts', () => ({ useVerifyNumber: () => verify }));

const profile = {
  name: 'Ana Souza',
  whatsapp: '5511987654321',
  team: 'Lobos',
  operator_experience: null,
  operator_classes: [],
} as unknown as Profile;
const invalid = vi.fn();
let form: ProfileFormApi;
let discard: (() => void) | undefined;
type Kept = ReturnType<typeof readProfileDraft>;
function Desk({ kept = null, row = profile }: { kept?: Kept; row?: Profile }) {
  const { form: now, onDiscard } = useProfileForm({ profile: row, kept, onInvalid: invalid });
  useEffect(() => void ((form = now), (discard = onDiscard)));
  return <now.Field name="name">{() => null}</now.Field>;
}
beforeEach(() => {
  vi.clearAllMocks();
  device.drafts.clear();
  settles('applied');
  useToastStore.setState({ shown: null, behind: [] });
});
/** The device stores it, and this becomes of it. */
const settles = (kind: string) =>
  save.mockResolvedValue({ kept: true, settled: Promise.resolve(kind) });
const type = (field: 'name' | 'whatsapp', text: string) =>
  act(() => form.setFieldValue(field, text));
const submit = () => act(() => form.handleSubmit());
const toast = () => useToastStore.getState().shown;

test('an update of the app waits while typed text would be lost', async () => {
  const { leave } = showForm(<Desk />);
  expect(hasUnsavedWork()).toBe(false);
  type('name', 'Ana Lima');
  expect(hasUnsavedWork()).toBe(true);
  await submit();
  expect(hasUnsavedWork()).toBe(false); // it is stored
  expect(verify).not.toHaveBeenCalled(); // the number is the same
  type('name', 'Ana Reis');
  leave();
  expect(hasUnsavedWork()).toBe(false);
});

test('what could not be stored stays in the form', async () => {
  save.mockResolvedValue({ kept: false });
  const { leave } = showForm(<Desk />);
  type('name', 'Ana Lima');
  type('whatsapp', '11912345678');
  await submit();
  expect(form.state.values).toMatchObject({ name: 'Ana Lima', whatsapp: '11912345678' });
  expect(hasUnsavedWork()).toBe(true);
  expect(verify).not.toHaveBeenCalled();
  await submit(); // the same again
  expect(save).toHaveBeenCalledTimes(2);
  leave();
});

test('an unchanged form stores nothing, and says so', async () => {
  showForm(<Desk />);
  await submit();
  expect(save).not.toHaveBeenCalled();
  expect(toast()).toMatchObject({ tone: 'info', title: words.form.unchanged });
});

test('a broken rule stores nothing', async () => {
  const { leave } = showForm(<Desk />);
  type('name', 'A');
  await submit();
  expect([invalid.mock.calls.length, save.mock.calls.length]).toEqual([1, 0]);
  leave();
});

test('a new number is stored at once with the fields, and its proof is offered after', async () => {
  const { leave } = showForm(<Desk />);
  type('name', 'Ana Lima');
  type('whatsapp', '11912345678');
  const stored = Promise.withResolvers<string>();
  save.mockResolvedValue({ kept: true, settled: stored.promise });
  await submit();
  const whatsapp = '5511912345678';
  expect(save).toHaveBeenCalledExactlyOnceWith({ patch: { name: 'Ana Lima' }, whatsapp });
  expect([hasUnsavedWork(), verify.mock.calls]).toEqual([false, []]);
  await act(async () => stored.resolve('applied'));
  const offer = { whatsapp, name: 'Ana Lima', is_offer: true };
  expect(verify).toHaveBeenCalledExactlyOnceWith(offer);
  leave();
});

test.each([
  ['that waits', 'waiting', '11912345678'],
  ['that was refused', 'refused', '11912345678'],
  ['of another country', 'applied', '+351912345678'],
])('no code is sent to a number %s', async (_, kind, typed) => {
  settles(kind);
  const { leave } = showForm(<Desk />);
  type('whatsapp', typed);
  await submit();
  expect(save).toHaveBeenCalledOnce();
  expect(verify).not.toHaveBeenCalled();
  leave();
});

test('no code is sent to a number that was replaced, or after the form is gone', async () => {
  const { leave } = showForm(<Desk />);
  const stored = ['first', 'second'].map(() => Promise.withResolvers<string>());
  for (const [n, { promise }] of stored.entries()) {
    save.mockResolvedValue({ kept: true, settled: promise });
    type('whatsapp', `1191234567${n}`);
    await submit();
  }
  await act(async () => stored[0]!.resolve('applied'));
  leave();
  await act(async () => stored[1]!.resolve('applied'));
  expect(save).toHaveBeenCalledTimes(2);
  expect(verify).not.toHaveBeenCalled();
});

const keptDraft = () => device.drafts.get('draft:profile');

test('what was typed and not stored is there again, until it is discarded or stored', async () => {
  const first = showForm(<Desk />);
  type('name', 'Ana Lima');
  await expect.poll(() => keptDraft()).toMatchObject({ values: { name: 'Ana Lima' } });
  first.leave();

  // another device saved a team meanwhile: the person did not change it
  const row = { ...profile, team: 'Onças' };
  const second = showForm(<Desk kept={readProfileDraft(keptDraft())} row={row} />);
  expect(form.state.values.name).toBe('Ana Lima');
  act(() => discard!());
  expect(form.state.values).toMatchObject({ name: 'Ana Souza', team: 'Onças' });
  await expect.poll(() => keptDraft()).toBeUndefined();
  act(() => toast()!.action!.run());
  expect([form.state.values.name, discard]).toEqual(['Ana Lima', expect.anything()]);
  await submit();
  expect(save).toHaveBeenCalledExactlyOnceWith({ patch: { name: 'Ana Lima' }, whatsapp: null });
  expect([form.state.values.name, discard]).toEqual(['Ana Lima', undefined]);
  await expect.poll(() => keptDraft()).toBeUndefined();
  second.leave();
});

test('what was stored is no draft any more, also when the screen is left at once', async () => {
  const { leave } = showForm(<Desk />);
  type('name', 'Ana Lima');
  await expect.poll(() => keptDraft()).toBeDefined();
  await submit();
  leave();
  expect(keptDraft()).toBeUndefined();
});

test('a tab in which nothing was typed leaves the draft of another tab alone', async () => {
  device.drafts.set('draft:profile', 'of another tab');
  const read = vi.spyOn(device.account.local.db.meta, 'get');
  const { leave } = showForm(<Desk />);
  await expect.poll(() => read).toHaveBeenCalledOnce(); // there is nothing of its own to drop
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(keptDraft()).toBe('of another tab');
  leave();
});
