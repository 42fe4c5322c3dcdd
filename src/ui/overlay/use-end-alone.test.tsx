// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEndAlone } from './use-end-alone.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function shown() {
  const over = vi.fn();
  const root = createRoot(document.createElement('div'));
  let holding!: ReturnType<typeof useEndAlone>;
  function Shown({ id }: { id: number }) {
    holding = useEndAlone({ key: id, for_ms: 8_000 }, over);
    return null;
  }
  const draw = (id: number) => act(() => root.render(<Shown id={id} />));
  return { over, draw, hold: () => act(() => holding.onFocus()), ended: () => over.mock.calls };
}

test('it ends after its time, however often it is drawn again', () => {
  const { draw, ended } = shown();
  draw(1);
  vi.advanceTimersByTime(5_000);
  draw(1);
  vi.advanceTimersByTime(2_999);
  expect(ended()).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(ended()).toHaveLength(1);
});

test('what is held stays, and what follows it is not held', () => {
  const { draw, hold, ended } = shown();
  draw(1);
  hold();
  vi.advanceTimersByTime(60_000);
  expect(ended()).toHaveLength(0);
  draw(2); // the button that had the focus is gone, and no event says so
  vi.advanceTimersByTime(8_000);
  expect(ended()).toHaveLength(1);
});
