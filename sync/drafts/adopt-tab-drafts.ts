import type { DeviceDatabase } from '../device/device-database.ts';
import { putNewDraft } from './drafts.ts';

/**
 * Until December 2026 a tab kept the drafts of registrations and splits (sessionStorage), and a
 * sign-out parked them here.
 */
const PREFIX = 'qg.draft.';
const PARKED = 'parked_drafts';

/** Stores them like every other draft, so that an app that is killed keeps them. */
export async function adoptTabDrafts(db: DeviceDatabase, user_id: string): Promise<void> {
  const of_tab = draftsOfTab();
  const parked = (await db.meta.get(PARKED)) as Readonly<Record<string, string>> | undefined;
  const drafts = Object.entries({ ...parked, ...of_tab });
  if (drafts.length === 0) return; // no start writes without need
  await db.transaction('rw', db.meta, async () => {
    for (const [key, text] of drafts) {
      const [kind, row] = key.slice(PREFIX.length).split('.', 2);
      const draft = read(text);
      if (row && draft?.user_id === user_id) await putNewDraft(db, `${kind}:${row}`, draft);
    }
    if (parked) await db.meta.delete(PARKED);
  });
  for (const key of Object.keys(of_tab)) sessionStorage.removeItem(key);
}

function draftsOfTab(): Readonly<Record<string, string>> {
  try {
    const kept = Object.entries(sessionStorage) as [string, string][];
    return Object.fromEntries(kept.filter(([key]) => key.startsWith(PREFIX)));
  } catch {
    return {}; // forbidden, so nothing is kept there
  }
}

function read(text: string): { readonly user_id?: string } | null {
  try {
    return JSON.parse(text) as { user_id?: string } | null;
  } catch {
    return null;
  }
}
