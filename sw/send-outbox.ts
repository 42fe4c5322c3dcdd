import { hurry, isWaiting } from '#sync/outbox/outbox.ts';
import { sendReady } from '#sync/outbox/sender.ts';
import { withSyncLockInTurn } from '#sync/device/sync-lock.ts';
import { forOwner, type Owner } from './device.ts';

/** The browser gives a sync event three minutes. */
const WAIT_MS = 30_000;
const SEND_MS = 120_000;

let stopped = new AbortController();

/**
 * Sends what the signed-in person asked for. Removes nothing, whatever happens: after the browser's last
 * attempt the next page goes on. Rules [W2], [W3], [U7].
 * @throws while something still waits, because only then the browser tries again
 */
export async function sendOutbox(): Promise<void> {
  const stop = stopped.signal;
  const left = await forOwner(async (owner) => {
    try {
      if ((await stillToSend(owner)) > 0) await sendInTurn(owner, stop);
    } catch (error) {
      if (stop.aborted) return 0; // signed out: there is nobody to send for
      throw error;
    }
    return stop.aborted ? 0 : stillToSend(owner);
  });
  if (left) throw new Error(`${left} still to send`);
}

/** Stops at once; what was on its way is asked again later, and the server knows it by its id. */
export function stopSending(): void {
  stopped.abort(new DOMException('signed out', 'AbortError'));
  stopped = new AbortController();
}

const sendInTurn = ({ db, source, user_id }: Owner, stop: AbortSignal): Promise<void> =>
  withSyncLockInTurn(user_id, { wait_ms: WAIT_MS, work_ms: SEND_MS }, async (held) => {
    const signal = AbortSignal.any([held, stop]);
    signal.throwIfAborted();
    await hurry(db); // there is signal now: nobody waits for a timer of worse times
    await sendReady({ db, user_id, source, signal });
  });

/** Without those that need a newer app: trying again would not help them. */
const stillToSend = async ({ db }: Owner): Promise<number> =>
  (await db.outbox.toArray()).filter((record) => isWaiting(record) && record.status !== 'blocked')
    .length;
