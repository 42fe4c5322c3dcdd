import { DRAFT_KEY, type DeviceDatabase } from '../device/device-database.ts';

/** Only the tab's own storage takes what is written while a page is being left. */
const keysOf = ({ name }: DeviceDatabase): string => `qg.typed.${name}.`;

type Typed = {
  readonly draft: object;
  /** The stored drafts, as text, that it replaces: any other is newer, or the form was sent. */
  readonly instead_of: readonly string[];
};

/** For the last keys before a page is left: the next start in this tab stores them as a draft. */
export function keepInTab(db: DeviceDatabase, form: string, typed: Typed): void {
  try {
    sessionStorage.setItem(keysOf(db) + form, JSON.stringify(typed));
  } catch {
    // forbidden or full; the draft of a moment ago is stored
  }
}

/** Stores what this person typed in this tab as they left a page, before any form reads its draft. */
export async function adoptTabDrafts(db: DeviceDatabase): Promise<void> {
  const keys = keysOf(db);
  for (const key of Object.keys(sessionStorage)) {
    if (!key.startsWith(keys)) continue;
    const { draft, instead_of } = JSON.parse(sessionStorage.getItem(key)!) as Typed;
    const place = DRAFT_KEY + key.slice(keys.length);
    await db.transaction('rw', db.meta, async () => {
      const stored = String(JSON.stringify(await db.meta.get(place)));
      if (instead_of.includes(stored)) await db.meta.put(draft, place);
    });
    sessionStorage.removeItem(key);
  }
}
