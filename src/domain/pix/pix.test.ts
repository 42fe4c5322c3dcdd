import { describe, expect, test } from 'vitest';
import { asciiOf, brCode, crc16 } from './br-code.ts';
import { readPixKey } from './pix-key.ts';

describe('a Pix key as it is typed', () => {
  test.each([
    ['529.982.247-25', 'cpf', '52998224725'],
    ['52998224725', 'cpf', '52998224725'],
    ['71327465299', 'cpf', '71327465299'], // a remainder of two gives nine
    ['18887423300', 'cpf', '18887423300'], // and one of one gives zero
    ['11.222.333/0001-81', 'cnpj', '11222333000181'],
    ['12.ABC.345/01DE-35', 'cnpj', '12ABC34501DE35'],
    ['12.abc.345/01de-35', 'cnpj', '12ABC34501DE35'],
    ['Ana.Souza@Exemplo.com.br', 'email', 'ana.souza@exemplo.com.br'],
    ['+55 85 98888-7777', 'phone', '+5585988887777'],
    ['(85) 98888-7777', 'phone', '+5585988887777'],
    ['(85) 3333-0000', 'phone', '+558533330000'],
    ['123E4567-E89B-42D3-A456-426614174000', 'random', '123e4567-e89b-42d3-a456-426614174000'],
    [`${'a'.repeat(65)}@exemplo.com`, 'email', `${'a'.repeat(65)}@exemplo.com`],
  ])('%s is a %s', (typed, kind, key) => {
    expect(readPixKey(typed)).toEqual({ kind, key });
    expect(readPixKey(` ${key} `)).toEqual({ kind, key });
  });

  test.each([
    '',
    '529.982.247-26',
    '111.111.111-11',
    '11.222.333/0001-82',
    '12.ABC.345/01DE-36',
    '85988887777', // eleven digits alone are a CPF
    '+1 555 123 4567',
    '+55 85',
    'ana@exemplo',
    `${'a'.repeat(66)}@exemplo.com`,
    'qualquer coisa',
  ])('%s is none', (typed) => {
    expect(readPixKey(typed)).toBeUndefined();
  });
});

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
