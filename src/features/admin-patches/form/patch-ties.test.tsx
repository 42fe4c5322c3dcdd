// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Patch } from '#entities/administration/use-every-patch.ts';
import { admin } from '#i18n/pt-BR/admin.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { PatchDialog } from './patch-dialog.tsx';

const device = vi.hoisted(() => ({
  draft: undefined as unknown,
  rows: [] as object[],
  act: vi.fn(),
}));
vi.mock('#live/account-context.ts', () => {
  const meta = { get: async () => device.draft, put: async () => {}, delete: async () => {} };
  const account = { local: { db: { meta } } };
  return { useAccount: () => account };
});
vi.mock('#entities/administration/use-every-patch.ts', () => ({
  useEveryPatch: () => device.rows,
}));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => [] }));
vi.mock('#live/rows/use-live-records.ts', () => {
  const event = (id: string, name: string, more: object = {}) => ({
    id,
    name,
    date: '2026-11-28',
    starts_at: '2026-11-28T11:00:00Z',
    location: 'Serra',
    is_public: true,
    status: 'active',
    ...more,
  });
  const rows = [
    event('e1', 'Operação Névoa'),
    event('e2', 'Operação Secreta', { is_public: false }),
    event('e3', 'Operação Caída', { status: 'cancelled' }),
  ];
  return { useLiveRecords: () => ({ state: 'present', rows }) };
});
vi.mock('#live/team/use-teams.ts', () => {
  const team = (id: string, name: string) => ({ id, name, city: 'Brasília', state: 'DF' });
  const teams = new Map(
    [team('t1', 'Lobos-Guará'), team('t2', 'Maré')].map((one) => [one.id, one]),
  );
  return { useTeams: () => teams };
});
vi.mock('#actions/use-act.ts', () => ({ useAct: () => device.act }));
vi.mock('#actions/use-say.ts', () => ({ useUndo: () => vi.fn() }));
vi.mock('#actions/use-send-form.ts', () => ({ useSendForm: () => ({ end: async () => {} }) }));
vi.mock('#entities/form/upload-picture.tsx', () => ({ UploadPicture: () => null }));
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({ history: { block: () => () => {} } }),
}));

const patch = {
  id: 'p',
  nome: 'O Traidor',
  descricao: null,
  tipo: 'mvp',
  imagem_url: null,
  evento_id: null,
  equipe_id: null,
} as Patch;
const words = admin.patch;

async function open(row?: Patch) {
  device.rows = row ? [row] : [];
  const screen = showForm(<PatchDialog patch={row} onClose={() => {}} />);
  await act(async () => {});
  return screen;
}
const tie = (name: string) => document.querySelector<HTMLElement>(`[data-field=${name}]`)!;
const press = (name: string) => act(() => tie(name).querySelector('button')!.click());
const offered = (name: string) => [
  ...tie(name).querySelectorAll<HTMLElement>('[role=group] button'),
];
const choose = (name: string, title: string) =>
  act(() =>
    offered(name)
      .find(({ textContent }) => textContent?.startsWith(title))!
      .click(),
  );

beforeEach(() => {
  device.draft = undefined;
  device.act.mockReset();
});

test('a new patch gets a public event and a team, by search', async () => {
  const { type, submit } = await open();
  type({ nome: 'Névoa' });
  press('evento_id');
  expect(offered('evento_id')).toHaveLength(1);
  choose('evento_id', 'Operação Névoa');
  expect(tie('evento_id').textContent).toContain('Operação Névoa · 28/11/2026');
  press('equipe_id');
  // buttons: an arrow key would choose a radio
  expect(tie('equipe_id').querySelector('[type=radio]')).toBeNull();
  expect(offered('equipe_id')).toHaveLength(2);
  choose('equipe_id', 'Maré');
  await submit();
  const [name, args] = device.act.mock.calls[0]!;
  expect(name).toBe('create_patch@1');
  expect(args).toMatchObject({ nome: 'Névoa', evento_id: 'e1', equipe_id: 't2' });
});

test('a change sends the tie alone, with what was there before', async () => {
  const { submit } = await open({ ...patch, evento_id: 'e1', equipe_id: 't1' });
  expect(tie('equipe_id').textContent).toContain('Lobos-Guará');
  expect(tie('equipe_id').querySelector('button')!.textContent).toBe(words.untie);
  press('equipe_id');
  await submit();
  expect(device.act.mock.calls[0]!.slice(0, 2)).toEqual([
    'update_patch@1',
    { id: 'p', patch: { equipe_id: null }, base: { equipe_id: 't1' } },
  ]);
});

test('a draft of a version without these fields takes no tie away', async () => {
  const old = { nome: 'O Traidor', descricao: '', tipo: 'mvp', imagem_url: '' };
  device.draft = { id: 'd', values: { ...old, nome: 'O Espião' }, base: old };
  const { field, submit } = await open({ ...patch, evento_id: 'e1' });
  expect(field('nome').value).toBe('O Espião');
  expect(tie('evento_id').textContent).toContain('Operação Névoa');
  await submit();
  expect(device.act.mock.calls[0]![1]).toEqual({
    id: 'p',
    patch: { nome: 'O Espião' },
    base: { nome: 'O Traidor' },
  });
});
