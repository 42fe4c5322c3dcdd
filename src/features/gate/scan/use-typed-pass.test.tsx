// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTypedPass } from './use-typed-pass.ts';

const clock = { ms: 1_000_000 };

const heard = vi.fn();
const clicked = vi.fn();
function Screen() {
  useTypedPass(heard);
  return (
    <>
      <button type="button" onClick={clicked}>
        Avulso
      </button>
      <input />
    </>
  );
}
let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.body.firstElementChild!);
  act(() => root.render(<Screen />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

/** @returns whether the browser would go on with a key */
function types(text: string, { on = document.body as Element, pause_ms = 20, end = 'Enter' } = {}) {
  const goes_on: boolean[] = [];
  for (const key of text.split('').concat(end ? [end] : [])) {
    clock.ms += pause_ms;
    vi.advanceTimersByTime(pause_ms);
    const code = /[A-Z]/.test(key) && key.length === 1 ? `Key${key}` : '';
    const init = { key, code, bubbles: true, cancelable: true };
    const event = new KeyboardEvent('keydown', init);
    Object.defineProperty(event, 'timeStamp', { value: clock.ms });
    goes_on.push(on.dispatchEvent(event));
  }
  return goes_on.filter(Boolean).length;
}
const PASS = 'QG1:AB CD';

test('what a scanner types is read without a tap, and presses no button that has the focus', () => {
  const button = document.querySelector('button')!;
  button.focus();
  expect(types(PASS, { on: button })).toBe(1); // the first letter, which presses nothing
  expect(heard.mock.calls).toEqual([[PASS]]);
  expect(clicked).not.toHaveBeenCalled();
});

test('a scanner that ends with nothing is heard too, and reads the next one', () => {
  types(PASS, { end: '' });
  vi.advanceTimersByTime(200);
  clock.ms += 900;
  types(`${PASS}2`);
  expect(heard.mock.calls).toEqual([[PASS], [`${PASS}2`]]);
});

test('a code that is no pass is read when it ends with Enter: it has an answer too', () => {
  types('00020126580014', { end: '' });
  vi.advanceTimersByTime(2_000);
  expect(heard).not.toHaveBeenCalled();
  clock.ms += 2_000;
  types('00020126580014');
  expect(heard.mock.calls).toEqual([['00020126580014']]);
});

test('what a person types, in a field or slowly, is no scan', () => {
  expect(types(PASS, { on: document.querySelector('input')! })).toBe(PASS.length + 1);
  expect(types(PASS, { pause_ms: 400 })).toBe(PASS.length + 1);
  expect(heard).not.toHaveBeenCalled();
});
