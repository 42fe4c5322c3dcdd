// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { patch as words } from '#i18n/pt-BR/patch.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { PatchesScreen } from './patches-screen.tsx';

const device = vi.hoisted(() => ({
  person: { id: 'me' } as object | null,
  me: null as object | null | undefined,
  rows: {} as Record<string, object[]>,
}));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => device.person }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => device.me }));
vi.mock('#live/freshness/use-sync-status.ts', () => ({
  useSyncStatus: () => ({ phase: 'offline', synced_at: 1 }),
  useSyncNow: () => () => {},
}));
vi.mock('#live/rows/use-live-records.ts', () => ({
  useLiveRecords: (name: string) => ({ state: 'present', rows: device.rows[name] ?? [] }),
}));
vi.mock('#entities/patch/share-poster.tsx', () => ({ default: () => null }));
vi.mock('./use-share-patch.ts', () => ({ useSharePatch: () => () => {} }));
vi.mock('@tanstack/react-router', () => ({ Link: () => null }));

const fog = {
  id: 'p1',
  nome: 'Névoa',
  descricao: null,
  tipo: 'evento',
  imagem_url: null,
  created_at: '2026-11-01T12:00:00Z',
  evento_id: 'e1',
  equipe_id: 't1',
};
const mine = {
  kind: 'user_patch',
  data: { patch_id: 'p1', data_conquista: '2026-11-22T01:30:00Z' },
};

beforeEach(() => {
  device.person = { id: 'me' };
  device.me = { complete: true };
  device.rows = {
    patches: [fog],
    my_records: [],
    airsoft_events: [{ id: 'e1', name: 'Operação Névoa', date: '2026-11-21' }],
    teams: [{ id: 't1', name: 'Lobos-Guará' }],
  };
});

async function text(search: object = {}) {
  showForm(<PatchesScreen now="2026-11-27T12:00:00Z" search={search} onSearch={() => {}} />);
  await act(async () => {});
  return document.body.textContent;
}

test('a patch that is mine has its hint beside its day, and names its event and its team', async () => {
  device.rows['my_records'] = [mine];
  const shown = await text({ id: 'p1' });
  expect(shown).toContain(words.hint.evento);
  expect(shown).toContain('Conquistado em 21/11/2026');
  expect(shown).toContain('Operação Névoa · 21/11/2026 · Lobos-Guará');
});

test('an event that this device does not have is not named', async () => {
  device.rows['airsoft_events'] = [];
  const shown = await text({ id: 'p1' });
  expect(shown).toContain('Lobos-Guará');
  expect(shown).not.toContain(' · Lobos-Guará');
});

const { collection_failed } = words.redeem;
test.each([
  ['mine never came', { me: null }, true],
  ['mine came in part', { me: { complete: false } }, true],
  ['mine are here', { me: { complete: true } }, false],
  ['not known yet', { me: undefined }, false],
  ['a visitor', { me: null, person: null }, false],
])('%s: that none is shown as earned is said or not', async (_, is, is_said) => {
  Object.assign(device, is);
  expect((await text()).includes(collection_failed)).toBe(is_said);
  const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const offline = await text();
  signal.mockRestore();
  expect(offline).not.toContain(collection_failed);
  expect(offline.includes(words.gallery.mine_not_here)).toBe(is_said);
});

test('[law 1] the way to redeem a code comes together with the count of mine beside it', async () => {
  device.me = undefined;
  expect(await text()).not.toContain(words.gallery.lead);
  expect(document.querySelector('.page-header .bone')).not.toBeNull();
  device.me = { complete: true };
  expect(await text()).toContain(words.gallery.lead);
  expect(document.querySelector('.page-header .bone')).toBeNull();
});

test('the head is as high while its words are coming as with a sentence and a way below it', async () => {
  device.me = undefined;
  await text();
  const room = document.querySelector('.page-header .bone')!.parentElement!;
  // a line of 20 px and a link of 44 px on a phone, the link alone where both fit in one row
  expect([...room.classList]).toEqual(expect.arrayContaining(['h-16', 'md:h-11']));
});
