// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { admin } from '#i18n/pt-BR/admin.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { outbox as outbox_words } from '#i18n/pt-BR/outbox.ts';
import { patch as patch_words } from '#i18n/pt-BR/patch.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { PatchNotes } from './patch-notes.tsx';

const device = vi.hoisted(() => ({
  every: undefined as object[] | undefined,
  outbox: [] as object[],
  again: undefined as string | undefined,
  scope: undefined as object | null | undefined,
  drafts: new Map<string, unknown>(),
}));
vi.mock('#live/account-context.ts', () => {
  const meta = {
    get: async (key: string) => device.drafts.get(key),
    put: async (draft: object, key: string) => device.drafts.set(key, draft),
    delete: async (key: string) => device.drafts.delete(key),
  };
  const account = { local: { db: { meta } } };
  return { useAccount: () => account };
});
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => device.scope }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => device.outbox }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('#entities/administration/use-every-patch.ts', () => ({
  useEveryPatch: () => device.every,
}));
vi.mock('#live/rows/use-live-records.ts', () => ({
  useLiveRecords: () => ({ state: 'present', rows: [] }),
}));
vi.mock('#live/team/use-teams.ts', () => ({
  useTeams: () => new Map([['t1', { id: 't1', name: 'Lobos-Guará' }]]),
}));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => vi.fn(), useRetry: () => vi.fn() }));
vi.mock('#actions/use-say.ts', () => ({ useUndo: () => vi.fn() }));
vi.mock('#actions/use-send-form.ts', () => ({ useSendForm: () => ({}) }));
vi.mock('#entities/form/upload-picture.tsx', () => ({ UploadPicture: () => null }));
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({ history: { block: () => () => {} } }),
  useSearch: () => ({ again: device.again }),
  useNavigate: () => vi.fn(),
}));

const refused = (name: string, args: object) => ({
  id: 'm1',
  name,
  args: { id: 'p', ...args },
  label: 'O Traidor',
  status: 'rejected',
});
const change = { patch: { nome: 'O Espião' }, base: { nome: 'O Traidor' } };
const untied = { evento_id: null, equipe_id: null };
const row = {
  ...untied,
  id: 'p',
  nome: 'O Traidor',
  descricao: 'Raro',
  tipo: 'mvp',
  imagem_url: null,
};

async function shown() {
  const screen = showForm(<PatchNotes />);
  await act(async () => {});
  const later = async () => {
    screen.again(<PatchNotes />);
    await act(async () => {});
  };
  return { ...screen, later };
}
const text = () => document.body.textContent;
const type = () => document.querySelector<HTMLSelectElement>('[name=tipo]')!.value;
const submit = () => document.querySelector('dialog footer [type=submit]');

beforeEach(() => {
  device.every = [row];
  device.again = 'm1';
  device.scope = { complete: true };
  device.drafts.clear();
  device.outbox = [refused('update_patch@1', change)];
});

test('a patch that was deleted opens with what was typed, and says so', async () => {
  device.every = [];
  const { field } = await shown();
  expect(field('nome').value).toBe('O Espião');
  expect(text()).toContain(patch_words.gallery.absent);
  expect(submit()).toBeNull();
});

test.each([null, { complete: false }])(
  'one that is only not on this device is not gone, and begins with all of it once it comes: %s',
  async (scope) => {
    device.every = [];
    device.scope = scope;
    const { field, type: write, later } = await shown();
    expect(text()).toContain(form_words.gone.not_here);
    expect(text()).not.toContain(patch_words.gallery.absent);
    expect(submit()).toBeNull();
    write({ nome: 'O Duplo' });
    await act(async () => new Promise((done) => setTimeout(done, 300)));
    expect(device.drafts.size).toBe(1);
    device.every = [row];
    device.scope = { complete: true };
    await later();
    expect([field('nome').value, type()]).toEqual(['O Duplo', 'mvp']);
    expect(document.querySelector<HTMLTextAreaElement>('[name=descricao]')!.value).toBe('Raro');
    expect(text()).not.toContain(form_words.gone.not_here);
    expect(submit()?.textContent).toBe(admin.patch.save);
  },
);

test('one that is here opens with what was typed on top, and stays when it goes away', async () => {
  const { field, later } = await shown();
  expect([field('nome').value, type()]).toEqual(['O Espião', 'mvp']);
  expect(submit()?.textContent).toBe(admin.patch.save);
  device.every = [];
  await later();
  expect([field('nome').value, type()]).toEqual(['O Espião', 'mvp']);
  expect(text()).toContain(patch_words.gallery.absent);
});

test('what a colleague wrote meanwhile stands beside mine, and is decided before anything is sent', async () => {
  device.every = [{ ...row, nome: 'O Duplo', descricao: 'Comum' }];
  const { field, submit: send } = await shown();
  const conflict = document.querySelector('[data-conflict]')!;
  expect(text()).toContain(problems.refused.patch_changed);
  expect(conflict.textContent).toContain('O Duplo');
  // the other administrator left it as it was
  expect(document.querySelector<HTMLTextAreaElement>('[name=descricao]')!.value).toBe('Comum');
  await send();
  expect(text()).toContain(form_words.conflict.decide_first);
  await act(async () => conflict.querySelectorAll('button')[1]!.click());
  expect(field('nome').value).toBe('O Duplo');
  expect(document.querySelector('[data-conflict]')).toBeNull();
});

test('a refused change of the team opens with it; a patch here keeps the other ties', async () => {
  device.every = [{ ...row, evento_id: 'not-here' }];
  device.outbox = [refused('update_patch@1', { patch: { equipe_id: 't1' }, base: untied })];
  await shown();
  const tie = (name: string) => document.querySelector(`[data-field=${name}]`)?.textContent;
  expect(tie('equipe_id')).toContain('Lobos-Guará');
  expect(tie('evento_id')).toContain(admin.patch.not_here);
});

test('a new patch opens as a new one', async () => {
  device.outbox = [refused('create_patch@1', { ...row, nome: 'Sombra' })];
  device.every = [];
  const { field } = await shown();
  expect(field('nome').value).toBe('Sombra');
  expect(submit()?.textContent).toBe(admin.patch.submit);
});

test('nothing is said before the patches are known, and an assignment has no form', async () => {
  device.every = undefined;
  const { later } = await shown();
  expect(text()).not.toContain(outbox_words.action.edit);
  device.every = [];
  device.outbox = [refused('assign_patch@1', {})];
  await later();
  expect(text()).toContain(outbox_words.action.retry);
  expect(text()).not.toContain(outbox_words.action.edit);
});
