// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ranking as words } from '#i18n/pt-BR/ranking.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { RankedOperators } from './ranked-operators.tsx';

const world = vi.hoisted(() => ({
  online: true,
  answer: { kind: 'transient' } as object,
  searched: vi.fn(),
  account: { person: { id: 'me' } as object | null, local: {} },
}));
vi.mock('#live/account-context.ts', () => ({ useAccount: () => world.account }));
vi.mock('#live/freshness/use-online.ts', () => ({ useOnline: () => world.online }));
vi.mock('#sync/calls/rankings/search-operators.ts', async (original) => ({
  ...(await original<object>()),
  searchOperators: async (_: unknown, ...given: unknown[]) => (
    world.searched(...given),
    world.answer
  ),
}));

vi.mock('#live/rows/use-live-record.ts', () => ({
  useLiveRecord: (_: string, id: string) =>
    id === 'me'
      ? { state: 'present', row: { id, whatsapp: '5561987654321' } }
      : { state: 'absent' },
}));

const operator = (name: string) => ({
  user_id: name as never,
  name,
  whatsapp: null,
  score: 7,
  events_count: 0,
  experience: '0',
  teams_count: 0,
  organized_events: 0,
});
const ranking = { rows: [operator('Ana Lima'), operator('Bruno')], mine: undefined, at: 0 };
const beyond = { kind: 'ok', data: [{ ...operator('Anastácia'), place: 143 }] };

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', `/${crypto.randomUUID()}`); // what was typed there is dropped
  Object.assign(world, { online: true, answer: beyond });
  world.account.person = { id: 'me' };
  world.searched.mockReset();
});
afterEach(() => vi.useRealTimers());

const onQ = vi.fn();
const screen = (given = ranking, q: unknown = '') =>
  showForm(<RankedOperators ranking={given} tab="events" q={q} onQ={onQ} onWhy={vi.fn()} />);
function type(term: string) {
  const input = document.querySelector('input')!;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  act(() => {
    set.call(input, term);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const text = () => document.body.textContent;
const names = () => ['Ana Lima', 'Bruno', 'Anastácia'].filter((name) => text().includes(name));

test('with a signal whoever stands beyond the hundred is found too, one question a pause', async () => {
  screen();
  expect(text()).toContain(words.first_hundred);
  type('an');
  type('ana');
  expect(names()).toEqual(['Ana Lima']);
  expect(text()).toContain(words.reach.asking);
  await passes(400);
  expect(world.searched.mock.calls).toEqual([['events', 'ana']]);
  expect(names()).toEqual(['Ana Lima', 'Anastácia']);
  expect(text()).toContain('143º');
  expect(text()).toContain(words.reach.everybody);
  // of another term the answer is not shown
  type('bru');
  expect(names()).toEqual(['Bruno']);
});

test.each([
  ['offline', { online: false }, 0],
  ['unreached', { answer: { kind: 'transient' } }, 1],
] as const)('%s: only what is kept is searched, and that is said', async (reach, is, asked) => {
  Object.assign(world, is);
  screen();
  type('an');
  await passes(400);
  expect(names()).toEqual(['Ana Lima']);
  expect(text()).toContain(words.reach[reach]);
  expect(world.searched).toHaveBeenCalledTimes(asked);
});

test.each([
  ['a visitor', null, 'ana'],
  ['a term too short', { id: 'me' }, 'a'],
])('without a signal %s hears that too, and of no way to search all', (_, person, term) => {
  Object.assign(world, { online: false });
  world.account.person = person;
  screen();
  type(term);
  expect(names()).toContain('Ana Lima');
  expect(text()).toContain(words.reach.offline);
});

test.each(['a', '5511', '(11) 9'])('the server is never asked for %j', async (term) => {
  screen();
  type(term);
  await passes(400);
  expect(world.searched).not.toHaveBeenCalled();
  expect(text()).toContain(words.reach.hundred);
});

test('of others a number finds nobody, which is said; my own finds me', () => {
  const mine = {
    ...ranking,
    rows: [...ranking.rows, { ...operator('Dora'), user_id: 'me' as never }],
  };
  screen(mine);
  type('(61) 98765-4321');
  expect(text()).toContain('Dora');
  expect(text()).not.toContain(words.finds_only.person);
  type('(61) 98765-4322');
  expect(text()).not.toContain('Dora');
  expect(text()).toContain(words.finds_only.person);
  type('Ninguém');
  expect(text()).not.toContain(words.finds_only.person);
});

test('what is searched stands in the address, and what stands there is searched', async () => {
  screen(ranking, 'ana');
  expect(names()).toEqual(['Ana Lima']);
  type('bru');
  await passes(300);
  expect(onQ).toHaveBeenLastCalledWith('bru');
});

test.each([
  ['0.5', '7 pontos6+ meses de jogoMostra'],
  ['2', '7 pontos2+ anos de jogoMostra'],
  ['0', '7 pontosMostra'], // a beginner, or nothing was given
])('an experience of %s years is the lower end of a step', (experience, said) => {
  screen({ ...ranking, rows: [{ ...operator('Ana Lima'), experience }] });
  expect(text()).toContain(said);
});

test('a visitor searches among the hundred, and is told how to search all', async () => {
  world.account.person = null;
  screen();
  type('an');
  await passes(1_000);
  expect(names()).toEqual(['Ana Lima']);
  expect(world.searched).not.toHaveBeenCalled();
  expect(text()).toContain(words.reach.visitor);
});

test('the field names what it finds: of a number the area code, and to a visitor names only', () => {
  const label = () => document.querySelector('input')!.labels![0]!.textContent;
  screen({ ...ranking, rows: [{ ...operator('Ana Lima'), whatsapp: '(11) •••••-••••' as never }] });
  expect(label()).toBe('Buscar por nome ou DDD');
  type('11');
  expect(names()).toEqual(['Ana Lima']);
  type('11 98765-4321');
  expect(names()).toEqual([]);
  expect(text()).toContain('Só por nome ou DDD');
  world.account.person = null;
  screen();
  expect(label()).toBe('Buscar por nome');
  type('11');
  expect(text()).toMatch(/Só por nome(?! ou)/);
});

test('of a number that is hidden a row says the area code, and no line of dots', () => {
  screen({ ...ranking, rows: [{ ...operator('Ana Lima'), whatsapp: '(11) •••••-••••' as never }] });
  expect(text()).toContain('DDD 11');
  expect(text()).not.toContain('•');
});
