import type { Account } from '#sync/account/account.ts';
import type { ManyPointsMap } from './many-points-map.ts';

/** After that the device gets its memory back. */
const PARKED_MS = 60_000;

type Parked = {
  readonly account: Account;
  readonly name: string;
  readonly map: ManyPointsMap;
  readonly timer: ReturnType<typeof setTimeout>;
};

let parked: Parked | undefined;
const watched = new WeakSet<Account>();

/**
 * Keeps the map of a screen that was left, for the way back. There is one at most; it is closed with
 * its account, since it shows what only this person may see.
 */
export function parkMap(account: Account, name: string, map: ManyPointsMap): void {
  closeParked();
  if (account.replica.closed) return map.close();
  map.leave();
  parked = { account, name, map, timer: setTimeout(closeParked, PARKED_MS) };
  if (watched.has(account)) return;
  watched.add(account);
  account.replica.onClose.push(closeParked);
}

/** The map that this screen left a moment ago. */
export function takeParked(account: Account, name: string): ManyPointsMap | undefined {
  if (parked?.account !== account || parked.name !== name) return closeParked();
  const { map, timer } = parked;
  clearTimeout(timer);
  parked = undefined;
  return map;
}

function closeParked(): undefined {
  clearTimeout(parked?.timer);
  parked?.map.close();
  parked = undefined;
}
