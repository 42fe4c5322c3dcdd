import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { openLiveSignal } from '#sync/pull/live-signal.ts';
import type { Caller } from '#sync/identity/client.ts';
import { call, openTestBackend, signUp, type TestUser } from '../open-test-backend.ts';

const EVENT = 'event:01a1fe05-6af7-73eb-bc02-204af34afb9b';

let backend: Backend;
let ada: TestUser;
beforeAll(async () => {
  backend = await openTestBackend();
  ada = await signUp(backend, 'ada@exemplo.com');
}, 120_000);
afterAll(() => backend.close());

/** The signal of a visitor's page, and how often it heard of the event since the last look. */
async function visitorsSignal() {
  const server = { url: backend.url, publishable_key: backend.anon_key };
  let heard = 0;
  const caller = { source: { server }, user_id: null } as unknown as Caller;
  const signal = await openLiveSignal(caller, () => (heard += 1));
  const isHeard = () => {
    heard = 0;
    return expect
      .poll(async () => {
        const json = { topic: EVENT, event: 'poke', private: true, size: 0 };
        await call(backend, '/rest/v1/rpc/poke', { token: ada.token, json });
        return heard;
      })
      .toBeGreaterThan(0);
  };
  return { signal: signal!, isHeard };
}

// realtime-js 2.119 forgets a channel as soon as it is left. Earlier versions returned the channel
// that was still being left.
test('an event that is left and opened again at once is heard', async () => {
  const { signal, isHeard } = await visitorsSignal();
  signal.listen(['public', EVENT]);
  await isHeard();
  signal.listen(['public']);
  signal.listen(['public', EVENT]);
  await isHeard();
  signal.listen([]);
  signal.listen([EVENT]);
  signal.listen([]);
  signal.listen([EVENT]);
  await isHeard();
  signal.close();
});
