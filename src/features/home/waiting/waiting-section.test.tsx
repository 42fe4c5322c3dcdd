// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Waiting } from '#domain/person/what-waits.ts';
import { home as words } from '#i18n/pt-BR/home.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { rememberWaiting, seenWaiting } from './seen-waiting.ts';
import { WaitingSection } from './waiting-section.tsx';

const known = vi.hoisted(() => ({ rows: undefined as readonly object[] | undefined }));
const mutate = vi.hoisted(() => vi.fn());
vi.mock('./use-what-waits.ts', () => ({ useWhatWaits: () => known.rows }));
vi.mock('#actions/use-mutate.ts', () => ({ useMutate: () => mutate }));
vi.mock('#sync/device/keep-for-next-start.ts', () => ({ keepForNextStart: () => {} }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, params, search, ...rest }: Record<string, object>) => (
    <a data-to={[to, ...Object.values({ ...params, ...search })].join(' ')} {...rest} />
  ),
}));

const NOW = '2026-11-28T12:00:00Z';
const rows = [
  { is: 'requests', id: 'lobos', team: 'Lobos-Guará', names: ['Caio', 'Duda'] },
  { is: 'alliance', id: 'a1', team_id: 'lobos', team: 'Lobos-Guará', other: 'Onça-Parda' },
  { is: 'staff', id: 'e1', event: 'Serra' },
  { is: 'arenas', id: 'r1', oldest: 'Vale', since: '2026-11-25T12:00:00Z', count: 1 },
  { is: 'correction', id: 'r2', arena: 'Morro Azul', note: 'O ponto está no rio.' },
  {
    is: 'date',
    id: 'd1',
    team_id: 'lobos',
    team: 'Lobos-Guará',
    title: 'Treino',
    at: '2026-11-30T22:30:00Z',
  },
  { is: 'refused', id: 'r3', arena: 'Pico', reason: 'Já existe.', unread: ['n1'] },
  { is: 'patches', id: 'n2', names: ['Primeira Missão'], unread: ['n2', 'n3'] },
] satisfies readonly Waiting[];

const section = () => <WaitingSection now={NOW} />;
const links = () => [...document.querySelectorAll('li a')];
const press = (named: RegExp) =>
  act(() =>
    [...document.querySelectorAll<HTMLElement>('a, button')]
      .find(({ textContent }) => named.test(textContent))!
      .click(),
  );

beforeEach(() => {
  localStorage.clear();
  known.rows = undefined;
});

test('the place of the rows is kept until they are known, and given up where nothing waits', () => {
  rememberWaiting(2);
  const { again } = showForm(section());
  expect(document.querySelectorAll('.waiting-row')).toHaveLength(2);
  expect(links()).toEqual([]);
  known.rows = [];
  again(section());
  expect(document.querySelector('.waiting-row, section')).toBeNull();
  expect(seenWaiting()).toBe(0);
});

test('five rows are shown, each with a name of its own, and the others on demand', () => {
  known.rows = rows;
  showForm(section());
  expect(document.querySelector('ul')!.ariaLabel).toBe(words.waiting.title);
  expect(links()).toHaveLength(5);
  press(/^Ver todas \(8\)$/);
  expect(links().map(({ textContent }) => textContent)).toEqual([
    '2 pedidos para entrar em Lobos-Guará Caio, Duda',
    'Onça-Parda propôs uma aliança Lobos-Guará',
    'Pediram sua ajuda no check-in Serra',
    '1 arena espera aprovação Há 3 dias · Vale',
    'Pediram uma correção em Morro Azul O ponto está no rio.',
    'Treino seg, 30 nov: você vai? · Lobos-Guará',
    'Pico não foi publicada Já existe.',
    '1 patch novo Primeira Missão',
  ]);
  press(/^Ver menos$/);
  expect(links()).toHaveLength(5);
  expect(seenWaiting()).toBe(8);
});

test('each row leads to where it is decided', () => {
  known.rows = rows;
  showForm(section());
  press(/^Ver todas/);
  expect(links().map((link) => link.getAttribute('data-to'))).toEqual([
    '/team/$id lobos pending',
    '/team/$id/alliance/$allianceId lobos a1',
    '/event/$id e1',
    '/admin/$section arenas',
    '/arena/$id r2',
    '/team/$id/advanced lobos events d1',
    '/arenas/map r3',
    '/profile patches',
  ]);
});

test('news that is opened is read, and a decision is none', () => {
  known.rows = rows.filter(({ is }) => is === 'staff' || is === 'patches');
  showForm(section());
  press(/Serra/);
  expect(mutate).not.toHaveBeenCalled();
  press(/patch novo/);
  expect(mutate.mock.calls.map(([name, args]) => [name, args])).toEqual([
    ['read_notification@1', { id: 'n2' }],
    ['read_notification@1', { id: 'n3' }],
  ]);
});
