// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { arenas as words } from '#i18n/pt-BR/admin-arenas.ts';
import { common } from '#i18n/pt-BR/common.ts';
import { form } from '#i18n/pt-BR/form.ts';
import { outbox as outbox_words } from '#i18n/pt-BR/outbox.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { showForm, typeInto } from '#tests/fixtures/browser/form-screen.tsx';
import { arenaRow } from '#tests/fixtures/samples/rows.ts';
import { ArenasScreen } from './arenas-screen.tsx';

const device = vi.hoisted(() => ({
  arenas: [] as object[],
  told: [] as object[],
  outbox: [] as object[],
  search: {} as object,
  asked: vi.fn(),
  discarded: vi.fn(),
  drafts: new Map<string, object>(),
}));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => device.asked, useRetry: () => vi.fn() }));
vi.mock('#live/account-context.ts', () => {
  const { drafts } = device;
  const meta = {
    get: async (key: string) => drafts.get(key),
    put: async (draft: object, key: string) => drafts.set(key, draft),
    delete: async (key: string) => drafts.delete(key),
  };
  const account = { local: { db: { meta } } };
  return { useAccount: () => account };
});
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({
  useOutboxActions: () => ({ discard: device.discarded }),
}));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => device.outbox }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => ({}) }));
vi.mock('#live/rows/use-arenas.ts', () => ({ useArenas: () => device.arenas }));
vi.mock('#live/rows/use-arena.ts', () => ({ useArena: () => ({ state: 'loading' }) }));
vi.mock('#live/rows/use-live-records.ts', () => ({
  useLiveRecords: () => ({ state: 'present', rows: device.told }),
}));
vi.mock('#live/administration/use-answer.ts', () => ({
  useAnswer: () => ({ answer: new Map([['bia', 'Bia Reis']]) }),
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
  useNavigate: () => vi.fn(),
  useRouter: () => ({ history: { block: () => () => {} } }),
  useSearch: () => device.search,
}));

const NOW = '2026-11-26T12:00:00Z';
const proposal = (id: string, day: number, given: object = {}) =>
  arenaRow({
    id,
    name: `Proposta ${id}`,
    is_active: false,
    created_by: 'bia',
    created_at: `2026-11-${day}T12:00:00Z`,
    ...given,
  });
const screen = () => <ArenasScreen now={NOW} reviewMap={() => null} onEdit={() => {}} />;
const text = () => document.body.textContent;
const button = (name: string, at = 0) =>
  [...document.querySelectorAll('button')].filter(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  )[at]!;
const press = (name: string, at = 0) =>
  act(async () => (button(name, at).focus(), button(name, at).click()));
const keptAtOnce = (_name: unknown, _args: unknown, { onKept }: { onKept: () => void }) => onKept();
/** In the open dialog, whose last button confirms. */
const confirm = () =>
  act(async () => [...document.querySelectorAll<HTMLElement>('dialog button')].at(-1)!.click());

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  device.asked.mockReset().mockResolvedValue('waiting');
  device.drafts.clear();
  Object.assign(device, { search: {}, told: [], outbox: [] });
  device.arenas = [proposal('dois', 25), proposal('um', 20, { latitude: -23.4 })];
});

test('the oldest first, with who proposed it and what was asked', () => {
  const data = { code: 'arena_proposed', arena_id: 'um', note: 'O ponto?', asked_at: NOW };
  device.told = [{ kind: 'notification', data: { created_at: NOW, data } }];
  showForm(screen());
  const names = [...document.querySelectorAll('h2')].map((title) => title.textContent);
  expect(names).toEqual(['Proposta um', 'Proposta dois']);
  expect(text()).toContain('Bia Reis');
  expect(text()).toContain('O ponto?');
});

test('a rejection is sent with its reason, which a double writes by itself', async () => {
  device.arenas = [proposal('um', 20), arenaRow({ id: 'velha', name: 'Forte Mantiqueira' })];
  showForm(screen());
  await press(words.reject);
  await confirm();
  expect(text()).toContain(words.text_short);
  expect(device.asked).not.toHaveBeenCalled();
  await press(common.back);
  await press(words.same);
  await confirm();
  const reason = words.same_reason.replace('{arena:string}', 'Forte Mantiqueira');
  const [name, args] = device.asked.mock.calls[0]!;
  expect([name, args]).toEqual(['reject_arena@1', { id: 'um', reason, base: device.arenas[0] }]);
});

test('nobody can be asked once the account is deleted', () => {
  device.arenas = [proposal('um', 20, { created_by: null })];
  showForm(screen());
  expect([button(words.ask), button(words.approve)]).toEqual([undefined, expect.anything()]);
});

test('a decided proposal leaves, and the focus goes to the one in its place', async () => {
  const { again } = showForm(screen());
  await press(words.approve);
  device.asked.mockImplementation(keptAtOnce);
  await confirm();
  const [name, args] = device.asked.mock.calls[0]!;
  expect([name, args]).toEqual(['approve_arena@1', { id: 'um', base: device.arenas[1] }]);
  device.arenas = device.arenas.slice(0, 1);
  again(screen());
  expect(document.activeElement?.textContent).toBe('Proposta dois');
});

test('the last one leaves, and what became of it is on the screen', async () => {
  const up = vi.fn();
  vi.stubGlobal('scrollTo', up);
  device.arenas = device.arenas.slice(0, 1);
  const { again } = showForm(screen());
  await press(words.approve);
  device.asked.mockImplementation(keptAtOnce);
  await confirm();
  expect(up).not.toHaveBeenCalled();
  device.arenas = [];
  again(screen());
  expect(up).toHaveBeenCalledWith({ top: 0 });
});

test.each([
  ['arena_changed', undefined],
  ['internal', expect.anything()],
])('an answer refused as %s can be tried again: %s', (code, retry) => {
  const args = { id: 'um' };
  const refused = { id: 'm1', name: 'approve_arena@1', args, label: 'Um', status: 'rejected' };
  device.outbox = [{ ...refused, error: { code } }];
  showForm(screen());
  expect(button(outbox_words.action.retry)).toEqual(retry);
  expect(button(outbox_words.action.discard)).toBeDefined();
});

test('an approval of what changed meanwhile says what did, and is forgotten with the next answer', async () => {
  const base = {
    ...device.arenas[1],
    phone: '1130000000',
    images: ['https://exemplo.test/1.webp'],
  };
  const error = { code: 'arena_changed', field: 'phone' };
  const refused = { id: 'm1', name: 'approve_arena@1', args: { id: 'um', base } };
  device.outbox = [{ ...refused, label: 'Um', status: 'rejected', error }];
  showForm(screen());
  expect(text()).toContain(problems.arena_reread);
  expect(text()).not.toContain(problems.arena_decided);
  expect(button(outbox_words.action.retry)).toBeUndefined();
  const [card] = document.querySelectorAll('section');
  expect(card!.querySelector('del')!.textContent).toBe('(11) 3000-0000');
  expect(card!.textContent).toContain(words.fact.images);
  await press(words.approve);
  device.asked.mockImplementation(keptAtOnce);
  await confirm();
  expect(device.discarded).toHaveBeenCalledExactlyOnceWith('m1');
});

test('a reason that was refused because the arena had changed is not typed again', async () => {
  const args = { id: 'um', reason: 'Falta o telefone.', base: device.arenas[1] };
  const error = { code: 'arena_changed', field: 'phone' };
  device.outbox = [
    { id: 'm1', name: 'reject_arena@1', args, label: '', status: 'rejected', error },
  ];
  showForm(screen());
  await press(words.reject);
  expect(area().value).toBe('Falta o telefone.');
});

const area = () => document.querySelector('textarea')!;
const write = (reason: string) => act(async () => typeInto(area(), reason));

test('words of an answer that was closed come back', async () => {
  showForm(screen());
  await press(words.ask);
  await write('O ponto está no rio.');
  await press(common.back);
  expect(document.querySelector('dialog')).toBeNull();
  await press(words.ask);
  await expect.poll(() => area().value).toBe('O ponto está no rio.');
  expect(text()).toContain(form.draft.restored);
});

test('a reason stays when another administrator decides meanwhile, until its writer discards it', async () => {
  const { again } = showForm(screen());
  await press(words.reject);
  await write('Fica dentro de um parque.');
  const [later] = device.arenas;
  for (const left of [[later!], []]) {
    device.arenas = left;
    again(screen());
    expect(area().value).toBe('Fica dentro de um parque.');
    expect(text()).toContain(problems.arena_decided);
  }
  const buttons = [...document.querySelectorAll('dialog footer button')];
  expect(buttons.map((one) => one.textContent)).toEqual([form.draft.discard]);
  device.arenas = [later!];
  again(screen());
  // closing it otherwise is asked about first
  await press(common.close);
  expect(text()).toContain(form.gone.ask);
  await confirm();
  expect(document.querySelector('dialog')).toBeNull();
  expect(device.drafts.size).toBe(0);
  expect(document.activeElement?.textContent).toBe('Proposta dois');
});

const key = (name: string) =>
  act(async () =>
    document.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true }),
    ),
  );

test.each([
  ['1', 'approve_title'],
  ['2', 'reject_title'], // as the arena that is on the map already
  ['3', 'reject_title'],
  ['a', 'approve_title'],
  ['c', 'ask_title'],
] as const)('the key %s answers nothing by itself: it asks %s', async (name, title) => {
  device.arenas = [proposal('um', 20), arenaRow({ id: 'velha', name: 'Forte Mantiqueira' })];
  showForm(screen());
  button(words.edit).focus();
  await key(name);
  expect(text()).toContain(words[title].replace('{arena:string}', 'Proposta um'));
  const reason = words.same_reason.replace('{arena:string}', 'Forte Mantiqueira');
  expect(document.querySelector('textarea')?.value ?? '').toBe(name === '2' ? reason : '');
  expect(device.asked).not.toHaveBeenCalled();
});

test('the keyboard moves between proposals and answers the one with the focus, not in its text', async () => {
  showForm(screen());
  const here = () => document.activeElement?.textContent;
  button(words.edit).focus();
  await key('n');
  expect(here()).toBe('Proposta dois');
  await key('j'); // there is no other
  expect(here()).toBe('Proposta dois');
  await key('k');
  expect(here()).toBe('Proposta um');
  await key('r');
  expect(text()).toContain(words.reject_title.replace('{arena:string}', 'Proposta um'));
  act(() => document.querySelector('textarea')!.focus());
  await key('n');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
});
