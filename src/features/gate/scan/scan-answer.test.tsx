// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GateAnswer } from '../use-gate-answer.ts';
import { ScanAnswer } from './scan-answer.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => void vi.useRealTimers());

function screen() {
  const page = document.createElement('div');
  const root = createRoot(page);
  const button = () => page.querySelector('button');
  return {
    says: (answer: GateAnswer) => act(() => root.render(<ScanAnswer answer={answer} />)),
    passes: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    taps: () => act(() => button()!.click()),
    shown: () => (button()?.dataset['step'] === 'shown' ? button()!.dataset['tone'] : undefined),
    covers: () => button() !== null,
    shape: () => button()!.querySelector('svg')!.innerHTML,
  };
}
const yes: GateAnswer = { key: 1, tone: 'yes', name: 'Ana', text: 'Chegou 08:12' };

test('the answer fills the screen and leaves by itself, and a late tap meets nothing under it', () => {
  const { says, passes, shown, covers } = screen();
  says(yes);
  expect(shown()).toBe('yes');
  passes(1_200);
  expect([shown(), covers()]).toEqual([undefined, true]);
  passes(700);
  expect(covers()).toBe(false);
});

test('a tap brings the camera back at once, and the next pass is answered', () => {
  const { says, taps, shown } = screen();
  says(yes);
  taps();
  expect(shown()).toBeUndefined();
  says({ ...yes, key: 2, tone: 'no' });
  expect(shown()).toBe('no');
});

test('an answer takes the place of the one before, for its whole time', () => {
  const { says, passes, shown } = screen();
  says(yes);
  passes(1_000);
  says({ ...yes, key: 2, tone: 'already' });
  passes(1_900);
  expect(shown()).toBe('already');
});

test('that a mark was taken back is said at the thumb alone', () => {
  const { says, covers } = screen();
  says({ ...yes, tone: 'left' });
  expect(covers()).toBe(false);
});

test('yes, already and no have each a shape, for whom green and red are one colour', () => {
  const { says, shape } = screen();
  const shapes = (['yes', 'already', 'no'] as const).map((tone, key) => {
    says({ ...yes, key, tone });
    return shape();
  });
  expect(new Set(shapes).size).toBe(3);
});
