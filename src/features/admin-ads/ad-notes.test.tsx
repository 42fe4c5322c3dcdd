// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ads as words } from '#i18n/pt-BR/admin-ads.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { outbox as outbox_words } from '#i18n/pt-BR/outbox.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { AdNotes } from './ad-notes.tsx';
import type { Ad } from './use-ads.ts';

const device = vi.hoisted(() => ({ outbox: [] as object[], asked: vi.fn(), drafts: new Map() }));
vi.mock('#live/account-context.ts', () => {
  const meta = {
    get: async (key: string) => device.drafts.get(key) as unknown,
    put: async (draft: object, key: string) => device.drafts.set(key, draft),
    delete: async (key: string) => device.drafts.delete(key),
  };
  const account = { local: { db: { meta } } };
  return { useAccount: () => account };
});
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => device.outbox }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => device.asked, useRetry: () => vi.fn() }));
vi.mock('#actions/use-say.ts', () => ({ useUndo: () => vi.fn() }));
vi.mock('#actions/use-send-form.ts', () => ({ useSendForm: () => ({}) }));
vi.mock('#entities/form/upload-picture.tsx', () => ({ UploadPicture: () => null }));
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({ history: { block: () => () => {} } }),
  useSearch: () => ({ again: 'm1' }),
  useNavigate: () => vi.fn(),
}));

const refused = (patch: object, base?: object) => ({
  id: 'm1',
  name: 'update_advertisement@1',
  args: { id: 'ad', patch, base },
  label: 'Loja do Zé',
  status: 'rejected',
  created_at: '2026-11-26T12:00:00.000Z',
});
const ad: Ad = {
  id: 'ad',
  title: 'Loja do Zé',
  sponsor_name: 'Zé',
  description: null,
  link_url: null,
  image_url: null,
  location: 'events',
  priority: 7,
  start_date: null,
  end_date: null,
  is_active: true,
};

async function shown(ads: readonly Ad[] | undefined, is_whole: boolean) {
  const screen = showForm(<AdNotes ads={ads} is_whole={is_whole} />);
  await act(async () => {});
  const later = async (next: readonly Ad[] | undefined, whole: boolean) => {
    screen.again(<AdNotes ads={next} is_whole={whole} />);
    await act(async () => {});
  };
  return { ...screen, later };
}
const text = () => document.body.textContent;
const buttons = () => [...document.querySelectorAll('dialog footer button')];
const send = () => buttons().find((one) => one.textContent === words.save);

beforeEach(() => {
  device.outbox = [refused({ title: 'Loja nova' }, { title: 'Loja do Zé' })];
  device.drafts.clear();
});

test('an advertisement that was deleted opens with what was typed, and says so', async () => {
  const { field } = await shown([], true);
  expect(field('title').value).toBe('Loja nova');
  expect(text()).toContain(problems.refused.advertisement_not_found);
  expect(text()).toContain(form_words.gone.hint);
  expect(send()).toBeUndefined();
});

test('one that is only not on this device says so, and can be sent once it has come', async () => {
  const { field, later } = await shown([], false);
  expect(field('title').value).toBe('Loja nova');
  expect(text()).toContain(words.not_here);
  expect(send()).toBeUndefined();
  await later([ad], true);
  expect(text()).not.toContain(words.not_here);
  expect(field('title').value).toBe('Loja nova');
  expect(field('sponsor_name').value).toBe('Zé');
  expect(field('priority').value).toBe('7');
  expect(send()).toBeDefined();
});

test('a form that is open stays when its advertisement goes away', async () => {
  const { field, type, later } = await shown([ad], true);
  type({ sponsor_name: 'Zé e Filhos' });
  await later([], true);
  expect(field('sponsor_name').value).toBe('Zé e Filhos');
  expect(text()).toContain(problems.refused.advertisement_not_found);
});

test('nothing is said before the list is known', async () => {
  const { later } = await shown(undefined, false);
  expect(text()).not.toContain(outbox_words.action.edit);
  await later([ad], true);
  expect(send()).toBeDefined();
});

test('a switch has no form: it is sent again', async () => {
  device.outbox = [refused({ is_active: false }, { is_active: true })];
  await shown([ad], true);
  expect(text()).toContain(outbox_words.action.retry);
  expect(text()).not.toContain(outbox_words.action.edit);
});
