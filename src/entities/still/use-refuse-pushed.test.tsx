// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { LOOK_MS } from './use-stillness.ts';
import { useRefusePushed } from './use-refuse-pushed.ts';

afterEach(() => vi.useRealTimers());

function Screen() {
  return (
    <>
      <div ref={useRefusePushed('rows')} />
      <ul id="rows" />
    </>
  );
}

test('[law 1] rows that were pushed down take no tap until they could be looked at', () => {
  vi.useFakeTimers();
  let grow = (_height: number) => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: (entries: object[]) => void) {
        grow = (height) => heard([{ contentRect: { height } }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  showForm(<Screen />);
  const taps = () => document.getElementById('rows')!.style.pointerEvents;
  grow(264); // an observer says the first height too
  expect(taps()).toBe('');
  grow(264);
  expect(taps()).toBe('');
  grow(393);
  expect(taps()).toBe('none');
  vi.advanceTimersByTime(LOOK_MS);
  expect(taps()).toBe('');
});
