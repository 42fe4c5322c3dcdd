// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { teamAchievements, type Achievement } from '#domain/rewards/team-achievements.ts';
import type { AreaTabProps } from '#entities/team/area-tab-props.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { AchievementsTab } from './achievements-tab.tsx';

const device = vi.hoisted(() => ({ found: {} as object }));
vi.mock('./use-team-achievements.ts', () => ({ useTeamAchievements: () => device.found }));
vi.mock('./team-numbers.tsx', () => ({ TeamNumbers: () => null }));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => vi.fn() }));
vi.mock('#actions/waiting-notes.tsx', () => ({ WaitingNotes: () => null }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => [] }));
vi.mock('#live/freshness/use-online.ts', () => ({ useOnline: () => true }));

const asks = { points_required: null, events_count: null, win_count: null, days_active: null };
const achievement = (title: string, members_count: number) =>
  ({
    id: title,
    data: { title, description: '', badge: 'star', category: 'growth', points: 10, ...asks, members_count }, // prettier-ignore
  }) as Achievement;

function shown(members_count: number, place = 'captain') {
  const tally = { members_count, points: 0, events_count: 0, win_count: 0 };
  const catalogue = [achievement('Cinco', 5), achievement('Dez', 10), achievement('Vinte', 20)];
  const of = { tally, earned: [], created_at: '2026-01-01T00:00:00Z', now: '2026-01-02T00:00:00Z' };
  device.found = teamAchievements(catalogue, of);
  const props = { team: { id: 't', name: 'Lobos' }, place } as unknown as AreaTabProps;
  showForm(<AchievementsTab {...props} />);
  const buttons = [...document.querySelectorAll('button')];
  return {
    said: document.body.textContent,
    orange: buttons.filter((one) => one.matches('.btn-primary')).map((one) => one.ariaLabel),
    all: buttons.length,
  };
}

test('the next step is said above all rows', () => {
  expect(shown(3)).toMatchObject({
    said: expect.stringContaining('Próxima: Cinco, 3 de 5'),
    all: 0,
  });
});

test('of several that can be claimed one is the orange action of the captain, and said above', () => {
  const { said, orange, all } = shown(12);
  expect(said).toMatch(/Pronta para resgatar: (Cinco|Dez)/);
  expect([orange.length, all]).toEqual([1, 2]);
  expect(said).toContain(orange[0]!.replace('Resgatar ', 'resgatar: '));
  expect(shown(12, 'member').all).toBe(0);
});
