// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { base45 } from '#domain/qr/base45.ts';
import { useTypedPass } from './use-typed-pass.ts';

const clock = { ms: 1_000_000 };

const heard = vi.fn();
function Screen() {
  useTypedPass(heard);
  return (
    <>
      <button type="button">Avulso</button>
      <input />
      <div className="gate-tools">
        <input />
      </div>
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

type Typing = {
  on?: Element;
  pause_ms?: number;
  /** Before which key, and for how long: in all. */
  stalls?: Readonly<Record<number, number>>;
  end?: string;
};

/** @returns how many keys the browser would go on with */
function types(text: string, { on, pause_ms = 20, stalls = {}, end = 'Enter' }: Typing = {}) {
  const goes_on: boolean[] = [];
  for (const [at, key] of [...text.split(''), ...(end ? [end] : [])].entries()) {
    const ms = stalls[at] ?? pause_ms;
    clock.ms += ms;
    vi.advanceTimersByTime(ms);
    const code = /^[A-Za-z]$/.test(key) ? `Key${key.toUpperCase()}` : '';
    const init = { key, code, shiftKey: /^[A-Z]$/.test(key), bubbles: true, cancelable: true };
    const event = new KeyboardEvent('keydown', init);
    Object.defineProperty(event, 'timeStamp', { value: clock.ms });
    goes_on.push((on ?? document.activeElement!).dispatchEvent(event));
  }
  return goes_on.filter(Boolean).length;
}
function waits(ms: number) {
  clock.ms += ms;
  vi.advanceTimersByTime(ms);
}
/** A pass without a team, whose signature nobody checks here. */
function passOf(name: string): string {
  const signature = Array.from({ length: 64 }, (_, at) => (at * 37) % 256);
  const text = [...new TextEncoder().encode(name)];
  return `QG1:${base45(Uint8Array.from([...Array(36).fill(7), text.length, ...text, 0, ...signature]))}`;
}
const [ANA, BIA] = [passOf('Ana'), passOf('Bia')];
const CODE = '00020126580014';
const read = () => heard.mock.calls.map(([text]) => text as string);

beforeEach(() => waits(5_000));

test('what a scanner types is read without a tap, and presses no button that has the focus', () => {
  document.querySelector('button')!.focus();
  expect(types(ANA)).toBe(1); // the first letter, which presses nothing
  expect(read()).toEqual([ANA]);
});

test('a pass is read as soon as it is whole: also where its end is lost, or late, and once', () => {
  types(ANA, { end: '' });
  expect(read()).toEqual([ANA]);
  types(BIA, { stalls: { 0: 300, [BIA.length]: 900 } });
  expect(read()).toEqual([ANA, BIA]);
  expect(types('', { on: document.querySelector('button')! })).toBe(1); // a person's Enter
});

test('two passes without a pause are two readings, whatever ends them', () => {
  for (const end of ['Enter', 'Tab', '']) {
    types(ANA, { end });
    types(BIA, { end });
  }
  expect(read()).toEqual([ANA, BIA, ANA, BIA, ANA, BIA]);
});

test.each([300, 900])('keys that stall for %d ms, anywhere in a pass, cut nothing', (ms) => {
  document.querySelector('button')!.focus();
  const places = [1, 2, 3, 4, 5, 20, 80, ANA.length - 1, ANA.length];
  for (const at of places) {
    waits(5_000);
    expect(types(ANA, { stalls: { [at]: ms } })).toBe(1);
  }
  types(BIA, { stalls: { 2: ms, 9: ms, 90: ms, [BIA.length]: ms } });
  expect(read()).toEqual([...places.map(() => ANA), BIA]);
});

test('of half a pass nothing is said, and the next one is read whole', () => {
  types(ANA.slice(0, 80), { end: '' });
  waits(1_000);
  expect(heard).not.toHaveBeenCalled();
  types(BIA);
  expect(read()).toEqual([BIA]);
  types(ANA.slice(0, 80)); // it was ended: it is shown again
  expect(read()).toEqual([BIA, ANA.slice(0, 80)]);
});

test('a code that is no pass is read when it ends with Enter: it has an answer too', () => {
  types(CODE, { end: '' });
  waits(2_000);
  expect(heard).not.toHaveBeenCalled();
  types(CODE);
  expect(read()).toEqual([CODE]);
});

test('what a person types, in a field, slowly or short, is no scan', () => {
  const field = document.querySelector('input')!;
  for (const text of [ANA, CODE]) expect(types(text, { on: field })).toBe(text.length + 1);
  document.querySelector('button')!.focus();
  expect(types('Queiroz Gama', { pause_ms: 400 })).toBe('Queiroz Gama '.length);
  expect(types(' q', { pause_ms: 400 })).toBe(3);
  expect(heard).not.toHaveBeenCalled();
});

test('in the search of the list a pass is read too, and what a person types there stays, however fast', () => {
  const on = document.querySelector('.gate-tools input')!;
  for (const end of ['Enter', '']) {
    waits(5_000);
    expect(types(ANA, { on, end, stalls: { 90: 900 } })).toBe(ANA.length - 1); // not the last one, nor its Enter
  }
  expect(read()).toEqual([ANA, ANA]);
  waits(5_000);
  expect(types('guilherme', { on })).toBe('guilherme '.length);
  expect(types('Ana Paula', { on })).toBe('Ana Paula '.length);
  expect(read()).toEqual([ANA, ANA]);
});

test('letters of a person between two passes, and within one, are in neither', () => {
  types('m', { end: '' });
  types(ANA, { end: '' });
  types('mn', { end: '' });
  types(BIA.slice(0, 70), { end: '' });
  expect(types('x', { end: '' })).toBe(1);
  types(BIA.slice(70));
  expect(read()).toEqual([ANA, BIA]);
});

test('a key that a busy phone takes for held down is typed once', () => {
  types(ANA.slice(0, 70), { end: '' });
  const code = `Key${ANA[69]!}`;
  const init = { key: ANA[69]!, code, repeat: true, bubbles: true, cancelable: true };
  document.body.dispatchEvent(new KeyboardEvent('keydown', init));
  types(ANA.slice(70));
  expect(read()).toEqual([ANA]);
});
