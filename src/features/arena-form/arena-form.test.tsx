// @vitest-environment jsdom
import { useStore } from '@tanstack/react-form';
import { act } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { arenas as words } from '#i18n/pt-BR/arenas.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { arenaRow } from '#tests/fixtures/samples/rows.ts';
import { ArenaForm } from './arena-form.tsx';
import type { ArenaFormApi } from './use-arena-form.ts';

const device = vi.hoisted(() => ({
  arenas: [] as object[],
  outbox: [] as object[],
  scope: null as object | null,
  drafts: new Map<string, unknown>(),
  send: vi.fn(),
}));
vi.mock('#live/account-context.ts', () => {
  const meta = {
    get: async (key: string) => device.drafts.get(key),
    put: async (draft: object, key: string) => device.drafts.set(key, draft),
    delete: async (key: string) => device.drafts.delete(key),
  };
  const account = { local: { db: { meta } } };
  return { useAccount: () => account, usePerson: () => ({ id: 'me' }) };
});
vi.mock('#live/administration/use-known-admin.ts', () => ({ useKnownAdmin: () => true }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => device.scope }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => device.outbox }));
vi.mock('#live/outbox/use-refused-pictures.ts', () => ({ useRefusedPictures: () => [] }));
vi.mock('#live/rows/use-arenas.ts', () => ({ useArenas: () => device.arenas }));
vi.mock('./use-refused-proposal.ts', () => ({ useRefusedProposal: () => null }));
vi.mock('./use-find-address.ts', () => ({ useFindAddress: () => vi.fn() }));
vi.mock('./fields/arena-fields.tsx', () => {
  const ArenaFields = ({ form }: { form: ArenaFormApi }) => (
    <output>{JSON.stringify(useStore(form.store, ({ values }) => values))}</output>
  );
  return { ArenaFields };
});
vi.mock('#actions/use-send-form.ts', () => ({ useSendForm: () => ({ send: device.send }) }));
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({ history: { block: () => () => {} } }),
}));

const arena = arenaRow({ id: 'a1', name: 'Forte', city: 'Itu', address: 'Rua 1', is_active: true });
const change = { patch: { city: 'Tatuí' }, base: { city: 'Itu' } };
const of = (name: string, args: object) => ({ id: 'm1', name, args, label: 'Forte', status: 'rejected' }); // prettier-ignore
const shown = (correction: boolean) => (
  <ArenaForm
    open={{ id: 'a1', again: 'm1', correction }}
    pointPicker={(() => null) as never}
    onClose={vi.fn()}
  />
);
const soon = (check: () => void) =>
  expect
    .poll(async () => {
      await act(() => new Promise((done) => setTimeout(done, 10)));
      check();
    })
    .toBeUndefined();
const text = () => document.body.textContent;
const typed = () => JSON.parse(document.querySelector('output')!.textContent) as object;
const submit = () => document.querySelector('dialog footer [type=submit]');

beforeAll(async () => {
  await Promise.all([import('./arena-sheet.tsx'), import('./correction/correction-sheet.tsx')]);
});
beforeEach(() => {
  device.arenas = [];
  device.scope = null;
  device.drafts.clear();
});

test.each([
  ['an edit', false, of('update_arena@1', { id: 'a1', ...change })],
  ['a correction', true, of('propose_arena_change@1', { id: 'c', arena_id: 'a1', ...change })],
])(
  '%s of an arena that is not on this device waits for it, and then begins with all of it',
  async (_, correction, record) => {
    device.outbox = [record];
    const screen = showForm(shown(correction));
    await soon(() => {
      expect(typed()).toMatchObject({ name: 'Forte', city: 'Tatuí', address: '' });
      expect(device.drafts.size).toBe(1);
    });
    expect(text()).toContain(form_words.gone.not_here);
    expect(submit()).toBeNull();
    device.arenas = [arena];
    screen.again(shown(correction));
    await soon(() => expect(typed()).toMatchObject({ city: 'Tatuí', address: 'Rua 1' }));
    expect(text()).not.toContain(form_words.gone.not_here);
    expect(submit()).not.toBeNull();
  },
);

test('once everything public was read, an arena that is not here is gone', async () => {
  device.scope = { complete: true };
  device.outbox = [of('update_arena@1', { id: 'a1', ...change })];
  showForm(shown(false));
  await soon(() => expect(text()).toContain(words.propose.gone.deleted));
  expect(text()).not.toContain(form_words.gone.not_here);
});

test('what a colleague wrote meanwhile stands beside mine, and is decided before anything is sent', async () => {
  device.arenas = [{ ...arena, city: 'Salto', state: 'SP' }];
  device.outbox = [of('update_arena@1', { id: 'a1', ...change })];
  const screen = showForm(shown(false));
  const conflict = () => document.querySelector('[data-conflict=city]');
  await soon(() => expect(conflict()?.textContent).toContain('Salto'));
  expect(text()).toContain(problems.refused.arena_changed);
  // what I left alone follows
  device.arenas = [{ ...arena, city: 'Salto', state: 'SP', phone: '1140000000' }];
  screen.again(shown(false));
  await soon(() => expect(typed()).toMatchObject({ city: 'Tatuí', phone: '1140000000' }));
  await screen.submit();
  expect(text()).toContain(form_words.conflict.decide_first);
  expect(device.send).not.toHaveBeenCalled();
  await act(async () => conflict()!.querySelector('button')!.click());
  expect(conflict()).toBeNull();
  await screen.submit();
  expect(device.send.mock.calls[0]!.slice(0, 2)).toEqual([
    'update_arena@1',
    { id: 'a1', patch: { city: 'Tatuí' }, base: { city: 'Salto' } },
  ]);
});
