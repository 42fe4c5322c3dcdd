import { expect, test } from 'vitest';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import { forgetVerified, isVerifiedHere, rememberVerified } from './verified-numbers.ts';

const kept = stubLocalStorage();
const ana = { id: 'ana', email: 'ana@exemplo.com' };
const bia = { id: 'bia', email: 'bia@exemplo.com' };

test('a number is known until it is forgotten, without affecting others', async () => {
  await rememberVerified(ana, '5511987654321');
  await rememberVerified(ana, '5521987654321');
  await rememberVerified(ana, '5511987654321');
  expect(JSON.parse(kept.get('verifiedWhatsappNumbers')!)).toHaveLength(2);
  await forgetVerified(ana, '5511987654321');
  expect(await isVerifiedHere(ana, '5511987654321')).toBe(false);
  expect(await isVerifiedHere(ana, '5521987654321')).toBe(true);
});

test('another account of the device has not verified it, and can not read whose or which it is', async () => {
  await rememberVerified(ana, '5511987654321');
  expect(await isVerifiedHere(bia, '5511987654321')).toBe(false);
  expect(await isVerifiedHere(null, '5511987654321')).toBe(false);
  expect([...kept].join()).not.toMatch(/ana|5511987654321/);
});
