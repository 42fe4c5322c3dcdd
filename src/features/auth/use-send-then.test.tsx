// @vitest-environment jsdom
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { AccountContext } from '#live/account-context.ts';
import type { Account } from '#sync/account/account.ts';
import { DeviceDatabase } from '#sync/device/device-database.ts';
import { signalValue } from '#sync/wire/signal-value.ts';
import type { OutboxStatus } from '#sync/outbox/outbox.ts';
import { waitingRecords } from '#tests/fixtures/outbox/waiting-records.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { useSendThen } from './use-send-then.ts';

const nextId = seededIds(44);
const record = waitingRecords(nextId(), nextId);

/** Presses "send now and sign out"; the round's answer to the one waiting action is this. */
async function send(answer: OutboxStatus) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const db = new DeviceDatabase(nextId(), { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.outbox.add(record('delete_event@1', { id: nextId() }));
  const status = signalValue<object>({ phase: 'syncing' });
  const round = async () => {
    await db.outbox.toCollection().modify({ status: answer });
    status.set({ phase: answer === 'queued' ? 'offline' : 'synced' });
  };
  const sync = { status, ask: () => void round() };
  const local = { db, source: { now: () => 0 } };
  const done = vi.fn();
  let now!: ReturnType<typeof useSendThen>;
  function Sheet() {
    now = useSendThen(done);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <AccountContext value={{ local, sync } as unknown as Account}>
        <Sheet />
      </AccountContext>,
    ),
  );
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(answer !== 'queued');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false); // from here on its states follow by themselves
  now.send();
  const left = () => done.mock.calls.length > 0;
  await expect.poll(() => left() || ['failed', 'refused'].includes(now.state)).toBe(true);
  db.close();
  return { left: left(), state: now.state };
}

test('[S4] sending before a sign-out stops where the server refused something, or where it waits', async () => {
  expect(await send('acked')).toMatchObject({ left: true });
  expect(await send('rejected')).toEqual({ left: false, state: 'refused' });
  expect(await send('queued')).toEqual({ left: false, state: 'failed' });
});
