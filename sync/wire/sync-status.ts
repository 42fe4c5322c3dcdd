/**
 * The one status of the whole sync. Rule [S1]. `never_synced`: nothing has ever arrived, which is
 * not "no events". `needs_sign_in` and `update_needed` keep everything that waits.
 */
export type SyncPhase =
  | 'never_synced'
  | 'initial_sync'
  | 'syncing'
  | 'synced'
  | 'offline'
  | 'needs_sign_in'
  | 'update_needed'
  /** Nothing can be written. */
  | 'device_full'
  /** There is room, but the databases do not answer. */
  | 'storage_lost'
  | 'repairing';

export type SyncStatus = {
  readonly phase: SyncPhase;
  /** UTC ms of the last complete round, server time; null before the first. */
  readonly synced_at: number | null;
  /** Rows received in the running first sync. */
  readonly received: number;
  /** Add to this device's clock to get the server's, ms. Display only; the server decides. */
  readonly clock_offset_ms: number;
  /**
   * The server rejects this person's session. Every round is `syncing` first and may end `offline`,
   * also while somebody types a password: only a round that reached the server clears it.
   */
  readonly expired: boolean;
  /** Nothing can be written on this device: no offline actions, and the screen says so. */
  readonly read_only: boolean;
};

export const unsyncedStatus: SyncStatus = {
  phase: 'never_synced',
  synced_at: null,
  received: 0,
  clock_offset_ms: 0,
  expired: false,
  read_only: false,
};

/**
 * What stands between what waits on this device and the server. sending: nothing, a round sends it.
 * no_answer: there is a network, and the server did not answer on it. no_signal: there is none.
 */
export type WayOut = 'needs_sign_in' | 'update_needed' | 'sending' | 'no_answer' | 'no_signal';

/** @param online what the browser believes: false is certain */
export function wayOut({ phase, expired }: SyncStatus, online: boolean): WayOut {
  if (expired) return 'needs_sign_in';
  if (phase === 'update_needed') return 'update_needed';
  if (!online) return 'no_signal';
  return phase === 'offline' ? 'no_answer' : 'sending';
}

/** Applies a change to the status. */
export function nextStatus(before: SyncStatus, change: Partial<SyncStatus>): SyncStatus {
  const next = { ...before, ...change };
  const { phase } = next;
  return { ...next, expired: phase === 'needs_sign_in' || (next.expired && phase !== 'synced') };
}
