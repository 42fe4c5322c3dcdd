import { describe, expect, test } from 'vitest';
import { pixVectors } from '#tests/fixtures/typed/pix-vectors.ts';
import { asciiOf, brCode, crc16 } from './br-code.ts';
import { readPixKey } from './pix-key.ts';

test.each(pixVectors)('the Pix key %j is a %s', (typed, kind, key) => {
  expect(readPixKey(typed)).toEqual(kind === null ? undefined : { kind, key });
  if (key !== null) expect(readPixKey(` ${key} `)).toEqual({ kind, key });
});

test.each([
  ['Łukasz Strauß', 'Lukasz Strauss'],
  ['JØRGEN ÆRØ', 'JORGEN AERO'],
  ['Ana\u00a0D’Ávila – ME', "Ana D'Avila - ME"],
  ['Ｃｌｕｂｅ ①', 'Clube 1'],
  ['山田 Ltda', 'Ltda'],
])('a receiver %s is written %s', (name, ascii) => expect(asciiOf(name)).toBe(ascii));

describe('the code to copy', () => {
  const example = {
    key: '123e4567-e12b-12d1-a456-426655440000',
    name: 'Fulano de Tal',
    city: 'BRASILIA',
    cents: null,
  };

  test('is that of the manual of the Banco Central', () => {
    expect(brCode(example)).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    );
  });

  test('ends with the checksum that the standard defines', () => {
    expect(crc16('123456789')).toBe('29B1');
    const code = brCode({ ...example, cents: 4050 });
    expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)));
  });

  test.each([
    [1, '54040.01'],
    [4000, '540540.00'],
    [1_000_000, '540810000.00'],
  ])('says %d cents as %s', (cents, said) => {
    expect(brCode({ ...example, cents })).toContain(`5303986${said}5802BR`);
  });

  test.each([0, null])('leaves the amount to who pays for %s', (cents) => {
    expect(brCode({ ...example, cents })).toContain('53039865802BR');
  });

  test('has every field where its length says, and only ASCII', () => {
    const names = ['João Conceição Ñandú', 'Ana', '山田 Ltda', 'X'.repeat(40)];
    for (const name of names) {
      const code = brCode({ ...example, name, city: 'São José dos Campos', cents: 12 });
      expect(code).toMatch(/^[\x20-\x7e]+$/);
      const read = new Map<string, string>();
      for (let at = 0; at < code.length;) {
        const length = Number(code.slice(at + 2, at + 4));
        read.set(code.slice(at, at + 2), code.slice(at + 4, at + 4 + length));
        at += 4 + length;
      }
      expect([...read.keys()].join()).toBe('00,26,52,53,54,58,59,60,62,63');
      expect(read.get('59')).toBe(asciiOf(name).slice(0, 25));
      expect(read.get('60')).toBe('Sao Jose dos Ca');
    }
  });
});
