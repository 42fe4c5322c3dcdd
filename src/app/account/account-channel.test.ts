import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

/** A tab: the module with its own channel. */
async function tab() {
  vi.resetModules();
  return import('./account-channel.ts');
}

function listening() {
  const heard: string[] = [];
  const hear = (word: string) => () => void heard.push(word);
  const listeners = {
    changing: hear('changing'),
    changed: hear('changed'),
    renewed: hear('renewed'),
  };
  return { heard, listeners };
}

test('a tab that ends in the middle of a sign-out does not leave other tabs waiting', async () => {
  const [leaving, other] = [await tab(), await tab()];
  const { heard, listeners } = listening();
  other.onAnnounced(listeners);
  const end = await leaving.startChange();
  await expect.poll(() => heard).toEqual(['changing']);
  // its locks are released; its message never arrives
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
  end();
  await expect.poll(() => heard).toEqual(['changing', 'changed']);
});

test('a second change does not wait for the first', async () => {
  const [one, two] = [await tab(), await tab()];
  const end = await one.startChange();
  const asked = two.startChange();
  const { held, pending } = await navigator.locks.query();
  // the second one does not wait for the lock
  expect({ held: held?.length, pending }).toEqual({ held: 1, pending: [] });
  (await asked)();
  end();
});
