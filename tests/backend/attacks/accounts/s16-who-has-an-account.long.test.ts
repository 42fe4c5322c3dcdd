import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { openTwoAccounts, passwordSignIn } from './two-accounts.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await openTwoAccounts();
}, 120_000);
afterAll(() => backend.close());

const login = (email: string, password: string) => passwordSignIn(backend, email, password);

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
