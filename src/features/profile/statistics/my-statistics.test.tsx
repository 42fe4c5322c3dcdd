// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { myStatistics } from '#domain/rewards/my-statistics.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { MyStatistics } from './my-statistics.tsx';

const known = vi.hoisted(() => ({ games: 0, paid: 0 }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a>{children}</a>,
}));
vi.mock('#live/freshness/use-sync-status.ts', () => ({ useSyncNow: () => () => undefined }));
vi.mock('./use-my-statistics.ts', () => ({
  useMyStatistics: (now: string) => {
    const ids = Array.from({ length: known.games }, (_, n) => String(n));
    const at = { starts_at: '2026-10-01T12:00:00Z', created_at: '2026-10-02T12:00:00Z' };
    const games = ids.map((id) => ({ ...at, id, status: 'planned', game_mode: 'CQB' }) as const);
    const points = ids.slice(0, known.paid).map((source_id) => ({
      ...at,
      source_id,
      source: 'event_participation',
      points: 10,
    }));
    return myStatistics({ games, points: points as never, patches: [] }, now);
  },
}));

test.each([
  [4, 3, '75%Presença em 3 de 4 jogos'],
  [1, 1, '100%Presença em 1 de 1 jogo'],
  [0, 0, ''],
])('of how many games the attendance is: %i', (games, paid, said) => {
  Object.assign(known, { games, paid });
  showForm(<MyStatistics now="2026-11-21T15:00:00Z" />);
  const [value, of] = ['dd', 'dt'].map((tag) => document.querySelector(tag)?.textContent ?? '');
  expect(`${value}${of}`).toBe(said);
});
