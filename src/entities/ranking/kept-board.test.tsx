// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { leaderboard } from '#i18n/pt-BR/leaderboard.ts';
import { refusesTaps, stubHeights } from '#tests/fixtures/browser/heights.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { screenAge } from '../age/screen-age.ts';
import { KeptBoard } from './kept-board.tsx';

const signal = vi.hoisted(() => ({ online: true }));
vi.mock('#live/freshness/use-online.ts', () => ({ useOnline: () => signal.online }));

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => ({ at: Date.now() - hours * HOUR_MS });
type Phase = 'asking' | 'fresh' | 'unreached';

const kept = (phase: Phase, board: { at: number } | null) => (
  <KeptBoard
    asked={{ phase, board, ask: () => {} }}
    pending="pending"
    needs_signal={leaderboard.needs_signal}
  >
    {() => <span id="rows">rows</span>}
  </KeptBoard>
);

/** What is read on the screen. */
function said(phase: Phase, board: { at: number } | null): string {
  showForm(kept(phase, board));
  return document.body.textContent;
}

let grow: () => void;
beforeEach(() => {
  signal.online = true;
  const told = stubHeights();
  grow = () => told(1);
});

test.each<Phase>(['asking', 'unreached'])(
  'without a signal the line under the head gets the age of the kept ranking at once: %s',
  (phase) => {
    signal.online = false;
    const board = hoursAgo(2);
    expect(said(phase, board)).toBe('rows');
    expect(screenAge.get()).toBe(board.at);
  },
);

test('with a signal its age is said where the server does not answer, and after a day', () => {
  expect(said('fresh', hoursAgo(0))).toBe('rows');
  expect(said('asking', hoursAgo(2))).toBe('rows');
  expect(said('unreached', hoursAgo(2))).toContain('Podem ter mudado.rows');
  expect(said('asking', hoursAgo(48))).toContain('Podem ter mudado.rows');
});

test('where none was kept, it is said that it comes with the first signal', () => {
  expect(said('asking', null)).toBe('pending');
  expect(said('unreached', null)).toContain('Chega com o primeiro sinal');
});

test('[law 1] rows that are pushed by the news that the server does not answer take no tap until they could be looked at', () => {
  const board = hoursAgo(2);
  const { again } = showForm(kept('asking', board));
  grow();
  again(kept('unreached', board));
  expect(refusesTaps('#rows')).toBe(false);
  const rows = document.querySelector('#rows')!.parentElement!;
  Object.defineProperty(rows, 'offsetTop', { value: 24 });
  grow();
  expect(refusesTaps('#rows')).toBe(true);
});
