import { beforeAll, describe, expect, test } from 'vitest';
import { base45, fromBase45 } from '../qr/base45.ts';
import { fc } from '#tests/fixtures/samples/generated-cases.ts';
import { gateContent } from '#tests/fixtures/gate/gate-content.ts';
import { qrCode } from '../qr/qr-code.ts';
import { merging, type Merge, type MergeHeard } from './merge.ts';

const secret = { event_id: '00000000-0000-4000-8000-0000000000e0', secret: '5e'.repeat(32) };
const full = gateContent(150, 6);
const few = gateContent(3, 0, 7);

let [one, two]: Merge[] = [];
beforeAll(async () => {
  [one, two] = [await merging(secret, full), await merging(secret, few)];
});

/** Hands pictures over until the message is whole. @returns what the last one said */
async function hearAll(
  from: Merge,
  by: Merge,
  passes: (n: number) => boolean,
): Promise<MergeHeard> {
  for (let n = 0; n < 2_000; n += 1) {
    if (!passes(n)) continue;
    const heard = await by.hear(await from.picture(n));
    if (heard.kind !== 'part') return heard;
  }
  throw new Error('never whole');
}

describe('two phones that see each other', () => {
  test('150 marks take less than 4 s at 30 pictures a second, a tenth of them lost', async () => {
    let shown = 0;
    const heard = await hearAll(one!, await merging(secret, few), (n) => {
      shown = n + 1;
      return n % 10 !== 3;
    });
    expect(heard).toMatchObject({ kind: 'whole', content: { ...full, unread: 0 }, told: false });
    expect(shown / 30).toBeLessThan(4);
    expect(one!.blocks).toBeLessThanOrEqual(41);
  });

  test('what four stations found of 150 people is told in 15 s, at the pace of the pictures', async () => {
    const { blocks } = await merging(secret, gateContent(150, 6, 11, 600));
    expect(blocks * 0.08).toBeLessThan(15);
  });

  test('tell each other everything, whatever is lost and in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        async (lost, mirrored) => {
          const passes = lost.includes(false) ? lost : [false];
          const [a, b] = [await merging(secret, gateContent(40, 2)), await merging(secret, few)];
          if (mirrored) expect(await a.hear(await a.picture(0))).toEqual({ kind: 'own' });
          const heard = await hearAll(a, b, (n) => !passes[n % passes.length]);
          expect(heard).toMatchObject({ kind: 'whole', content: gateContent(40, 2) });
          // the other's pictures say that it has everything once it has stored it
          expect(await a.hear(await b.picture(98))).toMatchObject({ told: false });
          if (heard.kind === 'whole') b.kept(heard.content);
          expect(await a.hear(await b.picture(99))).toMatchObject({ told: true });
          // what was heard before is known
          expect(await b.hear(await a.picture(5))).toEqual({ kind: 'again', told: false });
        },
      ),
      { numRuns: 15 },
    );
  });

  test('a picture fits a QR code that a camera reads', async () => {
    expect(qrCode(await one!.picture(3))).toHaveLength(65);
  });
});

describe('what is no picture of this gate', () => {
  test.each([
    ['other_event', { ...secret, event_id: '10000000-0000-4000-8000-0000000000e0' }],
    ['other_key', { ...secret, secret: '5f'.repeat(32) }], // staff was removed since
  ])('%s', async (kind, other) => {
    const foreign = await merging(other, few);
    expect(await one!.hear(await foreign.picture(0))).toEqual({ kind });
  });

  test('a forged one is told from a torn one, and neither spoils what was heard', async () => {
    const reader = await merging(secret, few);
    const good = await one!.picture(0);
    const bytes = fromBase45(good.slice(5))!;
    for (let at = 16; at < bytes.length; at += 37) {
      const forged = bytes.slice();
      forged[at]! ^= 1;
      expect(await reader.hear(`QGM1:${base45(forged)}`)).toEqual({ kind: 'forged' });
    }
    expect(await reader.hear(good.slice(0, 200))).toEqual({ kind: 'damaged' });
    expect(await reader.hear(`${good.slice(0, -1)}~`)).toEqual({ kind: 'damaged' });
    expect(await reader.hear('https://qg.test')).toEqual({ kind: 'not_a_merge' });
    expect(await hearAll(one!, reader, () => true)).toMatchObject({ kind: 'whole' });
  });

  test('no picture holds a name, an id or a moment that can be read', async () => {
    const seen: number[] = [];
    for (let n = 0; n < one!.blocks; n += 1)
      seen.push(...fromBase45((await one!.picture(n)).slice(5))!.subarray(30, 268));
    const text = String.fromCharCode(...seen);
    for (const { name } of full.walk_ins) expect(text).not.toContain(name.slice(0, 5));
    expect(text).not.toContain('check_in');
  });
});

test('the same content is told twice by other pictures', async () => {
  const again = await merging(secret, few);
  expect(await again.picture(0)).not.toBe(await two!.picture(0));
});
