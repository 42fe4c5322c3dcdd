import { afterEach, expect, test, vi } from 'vitest';
import { contourLines } from './contour-lines.ts';
import { pictureOf } from './patch-image.ts';
import { linesWithin } from './patch-poster.ts';

afterEach(() => vi.unstubAllGlobals());

test('a name is broken between words, and ends with … where it does not fit', () => {
  const lines = (text: string) =>
    linesWithin(text, { width: 10, lines: 2, measure: ({ length }) => length });
  expect(lines('Lobo')).toEqual(['Lobo']);
  expect(lines('Mata Fechada  2026')).toEqual(['Mata', 'Fechada…']);
  expect(lines('Operação Mata')).toEqual(['Operação', 'Mata']);
  expect(lines('Operacionalíssima')).toEqual(['Operacion…']);
});

test('an uploaded picture that may not be drawn gives way to the drawn patch', async () => {
  const asked: { src: string; crossOrigin: string | undefined }[] = [];
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      crossOrigin?: string;
      set src(src: string) {
        asked.push({ src: src.slice(0, 6), crossOrigin: this.crossOrigin });
        const said = src.startsWith('data:') ? 'load' : 'error';
        queueMicrotask(() => this.dispatchEvent(new Event(said)));
      }
    },
  );
  await pictureOf({ id: 'a', src: 'https://example.test/a.webp' });
  expect(asked).toEqual([
    { src: 'https:', crossOrigin: 'anonymous' },
    { src: 'data:i', crossOrigin: undefined },
  ]);
});

test('the same patch has the same contour lines', () => {
  const size = { width: 1080, height: 1350 };
  expect(contourLines('a', size)).toEqual(contourLines('a', size));
  expect(contourLines('a', size)).not.toEqual(contourLines('b', size));
  expect(contourLines('a', size).join('')).not.toContain('NaN');
});
