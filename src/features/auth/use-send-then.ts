import { useState } from 'react';
import { useAccount } from '#live/account-context.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { leftBehind, unsentOf } from '#sync/account/left-behind.ts';
import type { PageSync } from '#sync/account/page-sync.ts';

type Sending = 'idle' | 'sending' | 'failed' | 'refused';

/** A round that was already running does not count: ours follows right after it. */
const ROUNDS = 2;
const PATIENCE_MS = 30_000;

/**
 * Sends what waits, including pictures, then continues; `failed` when something still waits after
 * that, `refused` when the server refused any of it: the person has not seen that yet.
 */
export function useSendThen(done: () => void) {
  const { local, sync } = useAccount();
  const { sendNow } = useOutboxActions();
  const [state, setState] = useState<Sending>('idle');

  async function send() {
    setState('sending');
    const patience = AbortSignal.timeout(PATIENCE_MS);
    let over = roundOver(sync.status, patience);
    await sendNow();
    for (let round = 0; round < ROUNDS; round += 1) {
      await over;
      over = roundOver(sync.status, patience);
      const left = await leftBehind(local.db);
      if (unsentOf(left) === 0) return left.refused > 0 ? setState('refused') : done();
      if (!navigator.onLine || patience.aborted) break;
    }
    setState('failed');
  }
  return { send: () => void send(), state };
}

/** Resolves when a round has ended, or could not begin. */
function roundOver(status: PageSync['status'], patience: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = status.watch(() => {
      const { phase } = status.get();
      if (phase !== 'syncing' && phase !== 'initial_sync') end();
    });
    const end = () => {
      stop();
      resolve();
    };
    patience.addEventListener('abort', end);
    if (patience.aborted) end();
  });
}
