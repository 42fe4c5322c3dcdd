import { expect, test } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { pack, unpack, type Packable } from './packed.ts';

const value: fc.Arbitrary<Packable> = fc.letrec<{ value: Packable }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true, maxDepth: 4 },
    fc.constantFrom<Packable>(null, true, false, '', 'in', 'Zé'),
    fc.uuid().map((id) => id.toLowerCase()),
    fc
      .date({ min: new Date(0), max: new Date(8e12), noInvalidDate: true })
      .map((at) => at.toISOString()),
    fc.maxSafeInteger(),
    fc.string({ unit: 'grapheme' }),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(
      fc.string().filter((key) => key !== '__proto__'),
      tie('value'),
      { maxKeys: 5, noNullPrototype: true },
    ),
  ),
})).value;

test('what was packed is unpacked', () => {
  fc.assert(
    fc.property(value, (given) => {
      expect(unpack(pack(given))).toEqual(given);
    }),
  );
});

test('bytes that nobody packed throw, and take neither long nor much memory', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      try {
        unpack(bytes);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
  );
});

test('a torn end throws', () => {
  const bytes = pack([
    crypto.randomUUID(),
    'Léo',
    '2026-11-24T12:00:00.000Z',
    300,
    -1,
    { a: null },
  ]);
  for (let length = 0; length < bytes.length; length += 1)
    expect(() => unpack(bytes.subarray(0, length))).toThrow();
  expect(() => unpack(Uint8Array.of(...bytes, 0))).toThrow('more than the end');
});

test('an id takes 17 bytes, a moment 7, and what was there before 2', () => {
  const [id, at] = [crypto.randomUUID(), '2026-11-24T12:00:00.000Z'];
  const size = (given: Packable) => pack(given).length - 2;
  expect([size([id]), size([at]), size([id, id]), size([1, -300])]).toEqual([17, 7, 19, 5]);
});
