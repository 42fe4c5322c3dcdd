import { expect, test } from 'vitest';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import type { PatchCode } from '#sync/calls/administration.ts';
import {
  codesInState,
  codeState,
  foundCodes,
  patchesWithoutCode,
  redeemAddress,
} from './patch-codes.ts';

const next = seededIds(1);
const NOW = '2026-11-24T12:00:00.000Z';
const code = (given: Partial<PatchCode> = {}): PatchCode => ({
  id: next(),
  patch_id: next(),
  nome: 'Operação Ção',
  codigo: 'ABCDE12345',
  max_uses: 1,
  used: 0,
  created_at: NOW,
  expires_at: null,
  withdrawn_at: null,
  ...given,
});

test('a code is usable until its last use and its last instant', () => {
  expect(codeState(code(), NOW)).toBe('usable');
  expect(codeState(code({ used: 1 }), NOW)).toBe('used_up');
  expect(codeState(code({ used: 1, max_uses: 2 }), NOW)).toBe('usable');
  expect(codeState(code({ used: 1, withdrawn_at: NOW }), NOW)).toBe('withdrawn');
  // as PostgreSQL writes it
  expect(codeState(code({ expires_at: '2026-11-24T12:00:00+00:00' }), NOW)).toBe('expired');
  expect(codeState(code({ expires_at: '2026-11-24T12:00:01+00:00' }), NOW)).toBe('usable');
});

test('each code is in one state', () => {
  const codes = [
    code(),
    code({ used: 1 }),
    code({ expires_at: '2026-11-23T12:00:00+00:00' }),
    code({ withdrawn_at: NOW }),
  ];
  const states = ['usable', 'used_up', 'expired', 'withdrawn'] as const;
  expect(states.flatMap((state) => codesInState(codes, state, NOW))).toEqual(codes);
  expect(codesInState(codes, 'all', NOW)).toEqual(codes);
});

test('codes are found by words of the patch without accents, and by a part of the code', () => {
  const codes = [code(), code({ nome: 'Lobo', codigo: 'ZZZZZ99999' })];
  const names = (term: string) => foundCodes(codes, term).map(({ nome }) => nome);
  expect(names('')).toEqual(['Operação Ção', 'Lobo']);
  expect(names('cao opera')).toEqual(['Operação Ção']);
  expect(names('zzz-zz')).toEqual(['Lobo']);
  expect(names('nada')).toEqual([]);
});

test('those just made are found first, and those made together stay in order', () => {
  const codes = ['a', 'b', 'c'].map((nome) => code({ nome }));
  codes.push(code({ nome: 'new', created_at: '2026-11-24T09:00:01-03:00' }));
  expect(foundCodes(codes, '').map(({ nome }) => nome)).toEqual(['new', 'a', 'b', 'c']);
});

test('a patch has no code when none of its codes can be redeemed', () => {
  const [used, fresh, stopped] = [code({ used: 1 }), code(), code({ withdrawn_at: NOW })];
  const none = next();
  const ids = [used.patch_id, fresh.patch_id, stopped.patch_id, none];
  const without = [used.patch_id, stopped.patch_id, none];
  expect(patchesWithoutCode(ids, [used, fresh, stopped], NOW)).toEqual(without);
});

test('the code is the fragment of its address', () => {
  expect(redeemAddress('https://qg.example', 'ABC')).toBe('https://qg.example/patches/redeem#ABC');
});
