import { removeLeftovers, type Account } from './account.ts';
import { followed, type LocalAccount } from '../round/sync-round.ts';
import { forgetScope } from '../replica/forget-scope.ts';
import type { ScopeState } from '../device/device-database.ts';
import { report } from '../device/report.ts';

/** The event or team that was opened last is on the screen. */
const ON_SCREEN = 1;

/**
 * For a full device: removes what comes back from the server or belongs to nobody here any more.
 * First the databases of people who signed out and of older versions, then the lists of events and
 * teams that are not this person's. The queue, drafts, pictures that wait, receipts and whatever
 * this person takes part in stay. Rule [U12].
 */
export async function makeRoom(account: Pick<Account, 'local' | 'replica'>): Promise<void> {
  await removeLeftovers(account);
  for (const state of await onlyLookedAt(account.local))
    await forgetScope(account.local, state.scope, state).catch(report);
}

async function onlyLookedAt(local: LocalAccount): Promise<readonly ScopeState[]> {
  const states = await local.db.scopes.toArray();
  const own = new Set(await followed(local, { states: [] }));
  return states
    .filter(({ scope }) => scope.includes(':') && !own.has(scope))
    .toSorted((a, b) => b.opened_at - a.opened_at)
    .slice(ON_SCREEN);
}
