import { useEffect, useState } from 'react';
import type { CollectionName, Scope } from '#sync/wire/protocol.ts';
import type { LocalAccount } from '#sync/round/sync-round.ts';
import type { SyncStatus } from '#sync/wire/sync-status.ts';
import { useAccount } from '../account-context.ts';
import { reportWhile } from '../report-while.ts';
import { isBeingDeleted } from '../outbox/about-row.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { useSyncStatus } from '../freshness/use-sync-status.ts';

/** A first round begins within this time; until then `never_synced` means "not yet". */
const PATIENCE_MS = 1_500;

type MissingRow = {
  readonly name: CollectionName;
  readonly id: string;
  /** The scope that brings the row, for whoever may see it. */
  readonly scope: Scope;
  /** UTC ms by this device's clock; undefined before the scope was requested. */
  readonly asked_at: number | undefined;
  /** The replica does not have it. */
  readonly is_missing: boolean;
};

/**
 * Decides what it means that the replica does not have a row. absent: the server was asked and has
 * no such row for me, or I deleted it. not_here: the server could not be asked, and this device has
 * never seen it.
 */
export function useMissingRow(row: MissingRow): 'loading' | 'absent' | 'not_here' {
  const { name, id, scope, asked_at, is_missing } = row;
  const { local } = useAccount();
  const outbox = useOutbox();
  const status = useSyncStatus();
  const [waited, setWaited] = useState(!navigator.onLine);
  const [unreached, setUnreached] = useState(false);
  const [denied, setDenied] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const answer = answerOf(status, asked_at);
  if (answer === 'not_here' && waited && !unreached) setUnreached(true);
  if (denied && !is_missing) setDenied(false); // a later round brought it after all
  const { synced_at } = status;
  useEffect(() => {
    if (answer !== 'answered' || !is_missing) return undefined;
    let current = true;
    const look = async () => {
      if ((await isDenied(local, { name, id, scope })) && current) setDenied(true);
    };
    void look().catch(reportWhile(() => current));
    return () => {
      current = false;
    };
  }, [answer, is_missing, synced_at, local, name, id, scope]);
  // the server has it until my deletion arrives
  if (denied || (outbox && isBeingDeleted(id, outbox))) return 'absent';
  return unreached ? 'not_here' : 'loading'; // avoids flicker during later attempts
}

function answerOf(
  { phase, synced_at, clock_offset_ms }: SyncStatus,
  asked_at: number | undefined,
): 'loading' | 'answered' | 'not_here' {
  if (phase === 'syncing' || phase === 'initial_sync' || phase === 'repairing') return 'loading';
  if (phase !== 'synced') return 'not_here';
  // a round that ended before the request does not know about this row
  const is_later = asked_at !== undefined && synced_at !== null;
  return is_later && synced_at - clock_offset_ms > asked_at ? 'answered' : 'loading';
}

/**
 * Whether the server denied the row, checked after a round: a round that was already running does
 * not include it. The server reports a scope that does not exist as gone, and the device forgets
 * it; a scope that was read brought the row, if I may see it.
 */
async function isDenied(
  { db, store }: LocalAccount,
  { name, id, scope }: Pick<MissingRow, 'name' | 'id' | 'scope'>,
): Promise<boolean> {
  const state = await db.scopes.get(scope);
  if (!state) return true;
  const stored = (await store.read(name, [id])).get(id);
  return state.synced_at > 0 && (!stored || stored.removed); // a row that left stays as a mark
}
