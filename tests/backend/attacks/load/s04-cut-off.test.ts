import { createHmac, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { DEFAULT_AUTH_LIMITS } from '#local/auth/auth-limits.ts';
import { limitsInMemory } from '#local/limits/limit-store.ts';
import { newKeys } from '#local/data-dir/keys.ts';
import { createTurns } from '#local/database/thread/turns.ts';
import type { Call } from '#local/door/call.ts';
import { createApi, type ApiParts } from '#local/http/api.ts';

const keys = newKeys();

/** @param slow whether a request runs to its time limit */
function open(slow: () => boolean) {
  let now = Date.UTC(2026, 10, 22);
  let ran = 0;
  /** A declared function and its answer at once. */
  const row = { name: 'sync_push', parameters: [], is_set: false, is_void: false, answer: '{}' };
  const query = async <T>() => {
    ran += 1;
    return { rows: [row] as T[], affectedRows: 0 };
  };
  const parts: Partial<ApiParts> = {
    keys,
    limits: DEFAULT_AUTH_LIMITS,
    limit_store: limitsInMemory(() => now),
    now_ms: () => now,
    db: {
      session: { query, exec: async () => [] },
      turns: {
        take: (task, limits) => {
          if (slow()) limits?.onOverdue?.();
          return task();
        },
      },
    },
  };
  const api = createApi(parts as ApiParts);
  const ask = async (authorization: string | null, address = '203.0.113.9') => {
    const headers = new Headers({ apikey: keys.publishable_key });
    if (authorization !== null) headers.set('authorization', authorization);
    const path = '/rest/v1/rpc/sync_push';
    const request = new Request(`http://localhost${path}`, { method: 'POST', headers, body: '{}' });
    const caller = { address, is_local: false, is_https: true };
    const answer = await api({ request, path, caller } satisfies Call);
    return [answer.status, answer.headers.get('retry-after')];
  };
  const pass = (ms: number) => {
    now += ms;
  };
  return { ask, pass, ran: () => ran };
}

function tokenOf(sub: string, role = 'authenticated'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part({ alg: 'HS256' })}.${part({ sub, role, exp: 4_000_000_000 })}`;
  return `Bearer ${text}.${createHmac('sha256', keys.jwt_secret).update(text).digest('base64url')}`;
}

const DONE = [200, null];

test('[hole S4] an account whose requests ran to their limit three times in ten minutes is refused, without using the database', async () => {
  let slow = false;
  const { ask, pass, ran } = open(() => slow);
  const [ana, bia] = [tokenOf(randomUUID()), tokenOf(randomUUID())];
  slow = true;
  await ask(ana);
  pass(60_000);
  expect(await ask(ana)).toEqual(DONE);
  await ask(ana);
  slow = false;
  const before = ran();
  expect(await ask(ana)).toEqual([429, '540']);
  expect(ran()).toBe(before);
  expect(await ask(bia)).toEqual(DONE);
  pass(539_999);
  expect(await ask(ana)).toEqual([429, '1']);
  pass(1);
  expect(await ask(ana)).toEqual(DONE);
});

test('[hole S4] requests within their limit are not counted, and people behind one address are counted separately', async () => {
  const { ask } = open(() => false);
  const ana = tokenOf(randomUUID());
  for (let n = 0; n < 300; n += 1) expect(await ask(ana)).toEqual(DONE);
  const slow = open(() => true);
  for (let n = 0; n < 5; n += 1) {
    expect(await slow.ask(tokenOf(randomUUID()))).toEqual(DONE);
    expect(await slow.ask(tokenOf(ana, 'service_role'))).toEqual(DONE);
  }
});

test('[hole N2] the visitors of an address are counted together, and nobody of another address, nor who signs in', async () => {
  const { ask } = open(() => true);
  for (let n = 0; n < 2; n += 1) expect(await ask(null)).toEqual(DONE);
  await ask(null);
  expect(await ask(null)).toEqual([429, '600']);
  expect(await ask(null, '127.0.0.1')).toEqual(DONE); // a function's call, or a proxy's
  expect(await ask(null, '203.0.113.10')).toEqual(DONE);
  expect(await ask(tokenOf(randomUUID()))).toEqual(DONE);
});

test('[hole S4] only a turn that runs to its limit is reported', async () => {
  const ended = Promise.withResolvers<void>();
  const turns = createTurns({ ready: async () => undefined, overdue: () => ended.resolve() });
  const told: string[] = [];
  await turns.take(async () => undefined, {
    limit_ms: 60_000,
    onOverdue: () => told.push('short'),
  });
  await turns.take(() => ended.promise, { limit_ms: 1, onOverdue: () => told.push('long') });
  expect(told).toEqual(['long']);
});
