// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubHeights } from '#tests/fixtures/browser/heights.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { LOOK_MS } from './use-stillness.ts';
import { useRefusePushed } from './use-refuse-pushed.ts';

let grow: (height: number) => void;
beforeEach(() => {
  vi.useFakeTimers();
  grow = stubHeights();
});
afterEach(() => vi.useRealTimers());

function Screen() {
  return (
    <>
      <div ref={useRefusePushed('rows')} />
      <ul id="rows" />
    </>
  );
}
const taps = () => document.getElementById('rows')!.style.pointerEvents;

test('[law 1] rows that were pushed down take no tap until they could be looked at', () => {
  showForm(<Screen />);
  grow(264); // an observer says the first height too
  expect(taps()).toBe('');
  grow(265); // nothing that a thumb would notice
  expect(taps()).toBe('');
  grow(393);
  expect(taps()).toBe('none');
  vi.advanceTimersByTime(LOOK_MS);
  expect(taps()).toBe('');
  grow(460);
  vi.advanceTimersByTime(LOOK_MS - 200);
  grow(540); // what was looked at has moved again
  vi.advanceTimersByTime(LOOK_MS - 200);
  expect(taps()).toBe('none');
  vi.advanceTimersByTime(200);
  expect(taps()).toBe('');
});

test('[law 1] also where another screen takes the place of the one that was seen last, and not later', async () => {
  const { again } = showForm(<Screen key="seen" />);
  grow(264);
  again(<Screen key="known" />);
  grow(319);
  expect(taps()).toBe('none');
  again(<p />);
  await Promise.resolve();
  again(<Screen key="come back" />);
  grow(393);
  expect(taps()).toBe('');
});
