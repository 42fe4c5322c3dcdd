import type { DeviceDatabase } from '../device/device-database.ts';
import type { CollectionName } from '../wire/protocol.ts';
import { collections } from '../records/collections.ts';
import type { ReplicaStore } from '../replica/replica-store.ts';
import { dropDraft, draftedForms } from './drafts.ts';

/** `meta`: since when the row of a draft is gone, UTC ms by its form. */
const GONE = 'gone_drafts';
const KEPT_MS = 30 * 86_400_000;
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Drafts of a new row whose name holds the id of another: an event at an arena. */
const NEW_ROW = /^event:arena:/;

/**
 * Deletes drafts whose row has been gone for 30 days: no form opens them any more, and they would
 * count at every sign-out. Until then the row may come back, and what was typed with it. Rule [S4].
 * @param now UTC ms
 */
export async function sweepDrafts(
  { db, store }: { db: DeviceDatabase; store: Pick<ReplicaStore, 'read'> },
  now: number,
): Promise<void> {
  const drafts = (await draftedForms(db)).filter((form) => !NEW_ROW.test(form));
  const ids = [...new Set(drafts.flatMap(idsIn))];
  if (ids.length === 0) return;
  const names = Object.keys(collections) as CollectionName[];
  const stored = await Promise.all(names.map((name) => store.read(name, ids)));
  const asked = new Set((await db.outbox.toArray()).map(({ id }) => id));
  const before = ((await db.meta.get(GONE)) ?? {}) as Readonly<Record<string, number>>;
  const isGone = (form: string): boolean =>
    idsIn(form).some((id) => {
      const rows = stored.flatMap((found) => found.get(id) ?? []);
      // a new replica has no marks of removed rows
      return rows.every(({ removed }) => removed) && (rows.length > 0 || form in before);
    });
  const gone: Record<string, number> = {};
  for (const form of drafts) {
    // a refused mutation that is corrected takes its draft with it
    if (!isGone(form) || idsIn(form).some((id) => asked.has(id))) continue;
    const since = before[form] ?? now;
    if (now - since > KEPT_MS) await dropDraft(db, form);
    else gone[form] = since;
  }
  if (JSON.stringify(gone) !== JSON.stringify(before)) await db.meta.put(gone, GONE);
}

const idsIn = (form: string): readonly string[] => form.match(UUID) ?? [];
