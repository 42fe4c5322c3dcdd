import type { DeviceDatabase } from './device-database.ts';

/**
 * What somebody is typing and has not sent, beside their queue: it outlives a closed tab and a crash, nobody
 * else sees it, and it goes with the queue when they sign out. Rule [S4].
 */
const keyOf = (form: string): string => `draft:${form}`;

/** @returns what was written last; another version of the app may have written it */
export const readDraft = (db: DeviceDatabase, form: string): Promise<unknown> =>
  db.meta.get(keyOf(form)).catch(() => undefined);

/** Without room, what was typed lasts as long as the page. */
export async function writeDraft(db: DeviceDatabase, form: string, draft: object): Promise<void> {
  await db.meta.put(draft, keyOf(form)).catch(() => undefined);
}

export async function dropDraft(db: DeviceDatabase, form: string): Promise<void> {
  await db.meta.delete(keyOf(form)).catch(() => undefined);
}
