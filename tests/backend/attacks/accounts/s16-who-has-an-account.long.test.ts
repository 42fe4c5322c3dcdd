import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { call, openTestBackend, signUp } from '../../open-test-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openTestBackend({
    auth_limits: { wrong_passwords: 1_000, wrong_answers: 1_000, taken_emails: 5 },
  });
  await signUp(backend, 'ana@exemplo.com');
  await signUp(backend, 'bia@exemplo.com');
  await backend.db.query(
    `update auth.users set email_confirmed_at = null where email = 'bia@exemplo.com'`,
  );
}, 120_000);
afterAll(() => backend.close());

const login = (email: string, password: string) =>
  call(backend, '/auth/v1/token?grant_type=password', { json: { email, password } });

async function median_ms(of: () => Promise<unknown>, times: number): Promise<number> {
  const all: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const started = performance.now();
    await of();
    all.push(performance.now() - started);
  }
  return all.toSorted((a, b) => a - b)[Math.floor(times / 2)]!;
}

test('[hole S16] a wrong password and an unknown account give the same answer after the same time', async () => {
  const answers = new Set<string>();
  const wrong = (email: string) => async () => {
    const response = await login(email, 'wrong-one');
    const { date: _, ...headers } = Object.fromEntries(response.headers);
    answers.add(`${response.status} ${JSON.stringify(headers)} ${await response.text()}`);
  };
  const known = await median_ms(wrong('ana@exemplo.com'), 9);
  const unknown = await median_ms(wrong('ninguem@exemplo.com'), 9);
  const unconfirmed = await median_ms(wrong('bia@exemplo.com'), 9);
  expect([...answers]).toEqual([expect.stringMatching(/^400 .*invalid_credentials/)]);
  // before the fix 70 ms and 4 ms: one comparison, or none
  expect(
    Math.max(known, unknown, unconfirmed) / Math.min(known, unknown, unconfirmed),
  ).toBeLessThan(2.5);
});
