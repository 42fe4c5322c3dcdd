import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.ts';

const drawn = (text: string): string =>
  qrCode(text)
    .map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
    .join('\n');
const hash = (text: string) => createHash('sha256').update(drawn(text)).digest('hex').slice(0, 16);

// these drawings were read by a decoder of others (jsQR 1.4.0), with 110 texts of 1 to 412 bytes
test.each([
  ['a', 21, 'e8ab680854e4019c'],
  [
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    49,
    'eba6d911bf7f19d5',
  ],
  ['x'.repeat(412), 77, '1545cdf36ca5be9f'],
])('%s is drawn as it was when a scanner read it', (text, size, said) => {
  expect(qrCode(text)).toHaveLength(size);
  expect(hash(text)).toBe(said);
});

// and these by another one (qr 0.7.0), with texts of 1 to 599 characters
test.each([
  ['HELLO WORLD', 21, '83d76f36239756fc'],
  ['QG1:'.padEnd(200, '7K:'), 49, '73606a7f0bf82702'],
])('%s of capitals and digits takes two thirds of the room', (text, size, said) => {
  expect(qrCode(text)).toHaveLength(size);
  expect(hash(text)).toBe(said);
});

test('each corner but one has its square, and the dotted lines join them', () => {
  for (const length of [1, 14, 100, 180, 412]) {
    const code = qrCode('x'.repeat(length));
    const size = code.length;
    const square = (x: number, y: number) =>
      Array.from({ length: 7 }, (_, dy) =>
        Array.from({ length: 7 }, (_, dx) => (code[y + dy]![x + dx] ? '#' : '.')).join(''),
      );
    const whole = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    expect([square(0, 0), square(size - 7, 0), square(0, size - 7)]).toEqual([whole, whole, whole]);
    const dotted = code[6]!.slice(8, size - 8);
    expect(dotted).toEqual(dotted.map((_, n) => n % 2 === 0));
  }
});

test('a longer text has no code', () => {
  expect(() => qrCode('x'.repeat(413))).toThrow('too long');
  expect(qrCode('X'.repeat(600))).toHaveLength(77);
  expect(() => qrCode('X'.repeat(601))).toThrow('too long');
});
