import { expect, test } from 'vitest';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { basin, fountain } from './fountain.ts';

const BLOCK = 16;

test('any parts in any order are the message, as soon as they are enough', () => {
  const lost = fc.array(fc.boolean(), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 900 }), lost, fc.nat(5_000), (message, loses, from) => {
      const source = fountain(message, BLOCK);
      const got = basin(message.length, BLOCK);
      // every pattern of loss, from any part on, that lets something pass
      const passes = loses.some((is_lost) => !is_lost) ? loses : [false];
      let taken = 0;
      for (let n = 0; got.message() === null; n += 1) {
        if (passes[n % passes.length]) continue;
        got.take(from + n, source.part(from + n));
        taken += 1;
        expect(taken).toBeLessThan(source.blocks + 40); // 2^-40 per case
      }
      expect(got.message()).toEqual(Uint8Array.from(message));
    }),
  );
});

test('parts in reverse, and twice, are the same message', () => {
  const message = Uint8Array.from({ length: 1_000 }, (_, n) => (n * 7) % 251);
  const source = fountain(message, BLOCK);
  const got = basin(message.length, BLOCK);
  for (let n = source.blocks + 30; n >= 0 && got.message() === null; n -= 1) {
    got.take(n, source.part(n));
    const had = got.have();
    got.take(n, source.part(n));
    expect(got.have()).toBe(had);
  }
  expect(got.message()).toEqual(message);
});

test('few parts are too many: on average less than two', () => {
  const message = new Uint8Array(60 * BLOCK).map((_, n) => n);
  const source = fountain(message, BLOCK);
  let over = 0;
  for (let run = 0; run < 50; run += 1) {
    const got = basin(message.length, BLOCK);
    let taken = 0;
    for (let n = 100 + run * 200; got.message() === null; n += 1, taken += 1)
      got.take(n, source.part(n));
    over += taken - source.blocks;
  }
  expect(over / 50).toBeLessThan(2.5);
});

test('an empty message has one block, and is known after one part', () => {
  const got = basin(0, BLOCK);
  expect(got.message()).toBeNull();
  got.take(0, fountain(new Uint8Array(), BLOCK).part(0));
  expect(got.message()).toEqual(new Uint8Array());
});
