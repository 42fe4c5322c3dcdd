// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Alliance } from '#domain/team/alliances.ts';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { team_alliances } from '#i18n/pt-BR/team-alliances.ts';
import { typeInto } from '#tests/fixtures/browser/form-screen.tsx';
import type { Team } from '../use-alliance-acts.ts';
import { PickTeam } from './pick-team.tsx';

const team = (id: string, name: string) => ({ id, name, city: 'Brasília', state: 'DF' }) as Team;
const MINE = team('lobos', 'Lobos-Guará');
const TEAMS = new Map(
  [MINE, team('ipe', 'Ipê'), team('mare', 'Maré'), team('onca', 'Onça-Parda')].map((one) => [
    one.id,
    one,
  ]),
);
const device = vi.hoisted(() => ({ knows: true }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => ({}) }));
vi.mock('#live/team/use-teams.ts', () => ({
  useTeams: () => (device.knows ? TEAMS : undefined),
}));

beforeAll(() => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const open = (other_id: string, changes: Partial<Alliance>) =>
  ({ id: other_id, other_id, is_ours: true, status: 'pending', ...changes }) as Alliance;

test('a team that is taken stands below the list, with the reason', () => {
  const page = document.createElement('div');
  const all = [open('ipe', { status: 'active' }), open('mare', { is_ours: false })];
  const picked = <PickTeam team={MINE} all={all} value={undefined} error={undefined} onChange={vi.fn()} />; // prettier-ignore
  act(() => createRoot(page).render(<TypesafeI18n locale="pt-BR">{picked}</TypesafeI18n>));
  expect([...page.querySelectorAll('input[type=radio]')].map((radio) => (radio as HTMLInputElement).value)).toEqual(['onca']); // prettier-ignore
  const { taken } = team_alliances.propose;
  const rows = [...page.querySelectorAll('section li')].map((row) => row.textContent);
  expect(rows).toEqual([`Ipê · ${taken.active}`, `Maré · ${taken.asking}`]);
});

test('the chosen team stays in its place; one that was not found stands first', () => {
  const page = document.createElement('div');
  const root = createRoot(page);
  const order = (chosen: string) => {
    const picked = <PickTeam team={MINE} all={[]} value={TEAMS.get(chosen)} error={undefined} onChange={vi.fn()} />; // prettier-ignore
    act(() => root.render(<TypesafeI18n locale="pt-BR">{picked}</TypesafeI18n>));
    return [...page.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ value }) => value); // prettier-ignore
  };
  expect(order('')).toEqual(['ipe', 'mare', 'onca']);
  expect(order('mare')).toEqual(['ipe', 'mare', 'onca']);
  act(() => typeInto(page.querySelector('input[type=search]')!, 'ipe'));
  expect(order('mare')).toEqual(['mare', 'ipe']);
});

test('before the teams are known nothing says that there are none', () => {
  device.knows = false;
  const page = document.createElement('div');
  const picked = <PickTeam team={MINE} all={[]} value={undefined} error={undefined} onChange={vi.fn()} />; // prettier-ignore
  act(() => createRoot(page).render(<TypesafeI18n locale="pt-BR">{picked}</TypesafeI18n>));
  expect(page.querySelector('[role=status]')!.textContent).toBe('');
});
