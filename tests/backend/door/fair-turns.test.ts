import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { forAddress, forServer } from '#local/database/thread/address-served.ts';
import { createFairPlaces, type Party } from '#local/database/thread/fair-places.ts';
import { createTurns } from '#local/database/thread/turns.ts';
import { call, openTestBackend } from '../open-test-backend.ts';

let backend: Backend;
beforeAll(async () => {
  const settings = { TRUSTED_PROXY: '127.0.0.1' };
  backend = await openTestBackend({ data_dir: null, settings });
}, 120_000);
afterAll(() => backend.close());

/** The order in which these are served, all of whom wait. Each takes as long as it says. */
async function order(waiting: readonly (readonly [name: string, takes_ms: number])[]) {
  let now = 0;
  const places = createFairPlaces({ most: 1 }, () => now);
  const served: string[] = [];
  const hold = await places.join({ address: '', account: null }).begun;
  const all = waiting.map(async ([name, takes_ms]) => {
    const end = await places.join(partyOf(name)).begun;
    served.push(name);
    now += takes_ms;
    end();
  });
  hold();
  await Promise.all(all);
  return served.join(' ');
}
/** `a1` is the account 1 at the address a; `a` is a visitor there. */
const partyOf = (name: string): Party => ({
  address: name.slice(0, 1),
  account: name.slice(1) || null,
});
const times = (n: number, name: string, takes_ms = 0) =>
  Array.from({ length: n }, () => [name, takes_ms] as const);

test('[hole N2] turns go round by address, and there by account, and nobody overtakes themselves', async () => {
  expect(await order([...times(4, 'a'), ['b', 0], ['c', 0], ['b', 0]])).toBe('a b c a b a a');
  expect(await order([...times(3, 'a1'), ['a2', 0], ['a', 0], ['b1', 0]])).toBe('a1 b1 a2 a a1 a1');
});

test('[hole N2] forty short requests of one address wait for one long one of another, not for forty', async () => {
  const long = await order([...times(9, 'a', 150), ...times(40, 'b', 3)]);
  expect(long.startsWith(`a ${'b '.repeat(40)}a`)).toBe(true);
  // an account likewise, beside the others of its address
  expect(await order([...times(3, 'a1', 150), ...times(5, 'a2', 3)])).toBe(
    'a1 a2 a2 a2 a2 a2 a1 a1',
  );
});

test('[hole N2] who did not ask for long has no more turns for it than who comes anew', async () => {
  let now = 0;
  const places = createFairPlaces({ most: 1 }, () => now);
  const take = async (name: string, ms: number) => {
    const end = await places.join(partyOf(name)).begun;
    now += ms;
    end();
  };
  await take('b', 1);
  for (let n = 0; n < 10; n += 1) await take('a', 100);
  const served: string[] = [];
  const hold = await places.join(partyOf('c')).begun;
  const all = ['a', 'b', 'b', 'b', 'a'].map(async (name) => {
    const end = await places.join(partyOf(name)).begun;
    served.push(name);
    now += 100;
    end();
  });
  hold();
  await Promise.all(all);
  expect(served.join(' ')).toBe('a b b a b');
});

test('[hole N2] who had a turn is not overtaken for ever by those who come anew', async () => {
  let now = 0;
  const places = createFairPlaces({ most: 1 }, () => now);
  const take = async (address: string, ms: number): Promise<number> => {
    const asked = now;
    const end = await places.join({ address, account: null }).begun;
    const waited = now - asked;
    await new Promise(setImmediate); // those behind it ask meanwhile
    now += ms;
    end();
    return waited;
  };
  let strangers = 0;
  const stranger = async () => {
    while (now < 20_000) await take(`stranger ${(strangers += 1)}`, 50);
  };
  const waits: number[] = [];
  const organiser = async () => {
    while (now < 20_000) waits.push(await take('organiser', 10));
  };
  await Promise.all([stranger(), stranger(), stranger(), organiser()]);
  expect(strangers).toBeGreaterThan(200);
  expect(waits.length).toBeGreaterThan(100);
  expect(Math.max(...waits)).toBeLessThan(400);
});

test('[hole N2] one address leaves places to the others, however much it asks for', async () => {
  const places = createFairPlaces({ most: 4, most_of_one: 3 });
  const begun: string[] = [];
  const enter = (name: string) => {
    const { begun: turn } = places.join(partyOf(name));
    return turn.then((end) => {
      begun.push(name);
      return end;
    });
  };
  const [first] = Array.from({ length: 6 }, () => enter('a'));
  await enter('b');
  expect(begun).toEqual(['a', 'a', 'a', 'b']);
  (await first!)();
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'a', 'a', 'b', 'a']);
});

test('[hole N2] who gives up is passed over, and its address has lost nothing', async () => {
  const places = createFairPlaces({ most: 1 });
  const hold = await places.join(partyOf('a')).begun;
  const late = places.join(partyOf('b'));
  const why = new Error('too late');
  late.giveUp(why);
  await expect(late.begun).rejects.toBe(why);
  const next = places.join(partyOf('b'));
  hold();
  (await next.begun)();
});

test('[hole N2] of 150 requests of one address, one of another waits for the one that runs', async () => {
  const turns = createTurns(undefined, () => 0);
  const served: string[] = [];
  const ask = (address: string) =>
    forAddress(address, () => turns.take(async () => void served.push(address)));
  const all = Array.from({ length: 150 }, () => ask('203.0.113.1'));
  await ask('203.0.113.2');
  expect(served.slice(0, 2)).toEqual(['203.0.113.1', '203.0.113.2']);
  await Promise.all(all);
});

test('[hole N2] what others wait for too does not wait behind the requests of who asked first', async () => {
  const turns = createTurns(undefined, () => 0);
  const served: string[] = [];
  const all = await forAddress('203.0.113.1', async () => {
    const own = Array.from({ length: 50 }, () => turns.take(async () => void served.push('own')));
    await forServer(() => turns.take(async () => void served.push('health')));
    return own;
  });
  expect(served.slice(0, 2)).toEqual(['own', 'health']);
  await Promise.all(all);
});

test('[hole N2] the server takes turns for the address from which it is asked', async () => {
  const done: string[] = [];
  const ask = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    const answer = await call(backend, '/rest/v1/rpc/whoami', { json: {}, headers });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    done.push(address);
  };
  const many = Array.from({ length: 60 }, () => ask('203.0.113.1'));
  await many[0]; // by now the others wait
  await ask('203.0.113.2');
  expect(done.indexOf('203.0.113.2')).toBeLessThan(40);
  await Promise.all(many);
});
