import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { call, openTestBackend, PASSWORD } from '../../open-test-backend.ts';

let now_ms = Date.now();
/** Behind a proxy that names the caller. */
const behind = { clock: () => now_ms, settings: { TRUSTED_PROXY: '127.0.0.1' } };
/** With the real limits. */
let field: Backend;
/**
 * With lower limits over accounts and addresses, because each attempt costs a password comparison.
 */
let tight: Backend;
beforeAll(async () => {
  field = await openTestBackend(behind);
  const auth_limits = { wrong_passwords_anywhere: 20, wrong_answers: 15 };
  tight = await openTestBackend({ ...behind, auth_limits });
}, 120_000);
afterAll(async () => {
  await field.close();
  await tight.close();
});

const FIELD = '203.0.113.9';
const from = (address: string) => ({ 'x-forwarded-for': address });
const register = (backend: Backend, email: string, address: string) =>
  call(backend, '/auth/v1/signup', { json: { email, password: PASSWORD }, headers: from(address) });
const login = async (backend: Backend, email: string, address: string, password = PASSWORD) => {
  const response = await call(backend, '/auth/v1/token?grant_type=password', {
    json: { email, password },
    headers: from(address),
  });
  await response.text();
  return response.status;
};

test('[hole S13] forty people behind one address sign up and in within a minute', async () => {
  const people = Array.from({ length: 40 }, (_, i) => `pessoa${i}@exemplo.com`);
  const signed_up = await Promise.all(people.map((email) => register(field, email, FIELD)));
  expect(signed_up.map(({ status }) => status)).toEqual(people.map(() => 200));
  // one in four mistypes the password at first
  const mistyped = people.filter((_, i) => i % 4 === 0);
  expect(
    await Promise.all(mistyped.map((email) => login(field, email, FIELD, 'mistyped'))),
  ).toEqual(mistyped.map(() => 400));
  expect(await Promise.all(people.map((email) => login(field, email, FIELD)))).toEqual(
    people.map(() => 200),
  );
});

test('[hole S13] ten wrong passwords lock the account for that address, and for no other', async () => {
  now_ms += 3_600_000;
  const [email, guesser] = ['ana@exemplo.com', '198.51.100.1'];
  await register(field, email, FIELD);
  for (let i = 0; i < 10; i += 1) expect(await login(field, email, guesser, `wrong${i}`)).toBe(400);
  expect(await login(field, ' ANA@exemplo.com ', guesser)).toBe(429);
  expect(await login(field, email, FIELD)).toBe(200);
  expect(await login(field, email, '198.51.100.2')).toBe(200);
});

test('[hole S13] guesses from many addresses are slowed, and the owner’s own address is not', async () => {
  now_ms += 3_600_000;
  const email = 'bia@exemplo.com';
  await register(tight, email, FIELD);
  expect(await login(tight, email, FIELD)).toBe(200);
  const statuses = await Promise.all(
    Array.from({ length: 30 }, (_, i) => login(tight, email, `198.51.100.${i}`, 'wrong')),
  );
  // the first after the limit is the one allowed every ten seconds
  expect(statuses.filter((status) => status === 400)).toHaveLength(21);
  expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  expect(await login(tight, email, FIELD)).toBe(200);
  expect(await login(tight, email, '192.0.2.77')).toBe(429);
  now_ms += 10_000;
  expect(await login(tight, email, '192.0.2.77')).toBe(200); // not locked out there either
});

test('[hole S13] an address that tries every account is stopped, but not for accounts that signed in there', async () => {
  now_ms += 3_600_000;
  const address = '192.0.2.1';
  await register(tight, 'caio@exemplo.com', address);
  await register(tight, 'dora@exemplo.com', address);
  expect(await login(tight, 'caio@exemplo.com', address)).toBe(200);
  for (let i = 0; i < 15; i += 1) {
    expect(await login(tight, `alguem${i}@exemplo.com`, address, 'wrong')).toBe(400);
  }
  expect(await login(tight, 'dora@exemplo.com', address)).toBe(429);
  expect(await login(tight, 'dora@exemplo.com', '192.0.2.2')).toBe(200);
  expect(await login(tight, 'caio@exemplo.com', address)).toBe(200);
});
