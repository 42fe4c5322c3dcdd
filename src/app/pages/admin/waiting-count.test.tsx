// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Answered } from '#live/administration/use-answer.ts';
import type { WaitingCorrections } from '#sync/calls/arena-corrections.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { arenaRow } from '#tests/fixtures/samples/rows.ts';
import { WaitingFirst } from './waiting-count.tsx';

const server = vi.hoisted(() => ({ said: {} as object }));
vi.mock('#live/administration/use-answer.ts', () => ({ useAnswer: () => server.said }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ search, children }: { search: { filter?: string }; children: ReactNode }) => (
    <a href={`/admin/arenas?${search.filter ?? ''}`}>{children}</a>
  ),
}));

const NOW = '2026-11-26T12:00:00Z';
const waiting = [arenaRow({ id: 'forte', name: 'Forte', created_at: '2026-11-25T12:00:00Z' })];
function shown(said: Answered<WaitingCorrections>, arenas = waiting) {
  server.said = said;
  const { leave } = showForm(<WaitingFirst waiting={arenas} now={NOW} />);
  const text = document.body.textContent;
  const ways = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  leave();
  return { text, ways };
}

test('arenas and corrections that wait are told beside each other, each with its way', () => {
  const answer = { count: 2, oldest: '2026-11-23T12:00:00Z' };
  const { text, ways } = shown({ phase: 'answered', answer });
  expect(text).toContain('1 arena espera decisão');
  expect(text).toContain('2 correções esperam decisão');
  expect(text).toContain('Há 3 dias: a mais antiga');
  expect(ways).toEqual(['/admin/arenas?', '/admin/arenas?corrections']);
});

test.each<[string, Answered<WaitingCorrections>]>([
  ['not known without a signal', { phase: 'unreached', answer: undefined }],
  ['none', { phase: 'answered', answer: { count: 0, oldest: null } }],
])('of corrections nothing is said: %s', (_, said) => {
  expect(shown(said, [])).toEqual({ text: '', ways: [] });
});
