// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStillRows } from './use-still-rows.ts';

const clock = vi.hoisted(() => ({ ms: 60_000 }));
vi.mock('#platform/clock.ts', () => ({ steadyMs: () => clock.ms }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Row = { readonly id: string; readonly state: string };
const idOf = ({ id }: Row) => id;
const placeOf = ({ state }: Row) => state;
/** "ana! bia": Ana is in, Bia is not. */
const rowsOf = (text: string): readonly Row[] =>
  text
    .split(' ')
    .map((word) => ({ id: word.replace('!', ''), state: word.endsWith('!') ? '!' : '' }));

function screen({ grouped = false } = {}) {
  document.body.innerHTML = '<div id="rows"></div>';
  const root = createRoot(document.createElement('div'));
  let shown: ReturnType<typeof useStillRows<Row>>;
  function Shown({ newest, asked }: { newest: readonly Row[] | undefined; asked: string }) {
    shown = useStillRows(newest, { idOf, box: 'rows', asked, ...(grouped && { placeOf }) });
    return null;
  }
  const words = () =>
    shown
      ?.map(({ row, place, left }) => (left ? `(${row.id})` : `${place}${row.id}${row.state}`))
      .join(' ');
  return {
    words,
    draw: (text: string | undefined, asked = '') => {
      act(() =>
        root.render(<Shown newest={text === undefined ? text : rowsOf(text)} asked={asked} />),
      );
      return words();
    },
  };
}

const touch = () => act(() => void window.dispatchEvent(new Event('pointerdown')));
const after = (ms: number) => {
  clock.ms += ms;
  return act(() => vi.advanceTimersByTimeAsync(ms));
};
const takesTaps = () => document.getElementById('rows')!.style.pointerEvents !== 'none';

test('[law 1] a row that another phone takes stays until the screen rests, and the rest takes no tap before a look', async () => {
  const { draw, words } = screen();
  draw('ana bia caio');
  touch();
  expect(draw('bia caio')).toBe('(ana) bia caio');
  await after(1_900);
  expect(words()).toBe('(ana) bia caio');
  expect(takesTaps()).toBe(true);
  await after(200);
  expect(words()).toBe('bia caio');
  expect(takesTaps()).toBe(false);
  await after(1_200);
  expect(takesTaps()).toBe(true);
});

test('[law 1] a row that waits for its place says what is newest of it', () => {
  const { draw } = screen();
  draw('ana bia caio');
  touch();
  expect(draw('caio! ana! bia')).toBe('ana! bia caio!');
});

test('a row after the last, and what was asked for, is there at once', () => {
  const { draw } = screen();
  draw('ana bia');
  touch();
  expect(draw('ana bia caio')).toBe('ana bia caio');
  expect(draw('caio', 'ca')).toBe('caio');
});

test('[law 1] a row that changes its group stays under the old one with its new state', async () => {
  const { draw, words } = screen({ grouped: true });
  draw('ana bia');
  touch();
  expect(draw('ana bia!')).toBe('ana bia!');
  await after(2_000);
  expect(words()).toBe('ana !bia!');
});

test('nothing is shown before the rows are known, and then all of them at once', () => {
  const { draw } = screen();
  expect(draw(undefined)).toBeUndefined();
  touch();
  expect(draw('ana bia')).toBe('ana bia');
});
