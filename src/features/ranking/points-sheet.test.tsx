// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ranking as words } from '#i18n/pt-BR/ranking.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import PointsSheet from './points-sheet.tsx';

const device = vi.hoisted(() => ({ person: {} as object | null, rows: [] as object[], me: {} }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => device.person }));
vi.mock('#live/freshness/use-mine-is-known.ts', () => ({ useMineIsKnown: () => true }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => device.me }));
vi.mock('#live/rows/use-replica-rows.ts', () => ({ useReplicaRows: () => device.rows }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}));

const row = (description: string, source: string, points: number, created_at: string) => ({
  id: description,
  kind: 'user_points',
  data: { description, source, source_id: description, points, created_at },
});
beforeEach(() => {
  Object.assign(device, { person: { id: 'me' }, rows: [], me: { complete: true } });
});
const shown = () => {
  showForm(<PointsSheet onClose={vi.fn()} />);
  return document.body.textContent;
};

test('what gives points, and what gave me mine, with its day', () => {
  device.rows = [
    row('Mata Fechada', 'event_participation', 10, '2026-10-30T02:00:00Z'),
    row('Madrugada', 'patch_earned', 1_500, '2026-11-02T12:00:00Z'),
  ];
  const text = shown();
  for (const part of [words.rules.game, words.why.title, '1.510 pontos']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('Mata Fechada29/10/202610'); // its day where games are played
  expect(text).toContain('Madrugada02/11/20261.500');
});

test('nobody is told of points that are not theirs, or not here', () => {
  expect(shown()).toContain(words.no_points);
  device.me = { complete: false };
  expect(shown()).toContain(words.why.not_here);
  device.person = null;
  const visitor = shown();
  expect(visitor).toContain(words.rules.more);
  expect(visitor).not.toContain(words.why.mine);
});
