import { DRAFT_KEY, type DeviceDatabase } from '../device/device-database.ts';
import { storageLoss } from '../storage/storage-failure.ts';
import { keepInTab } from './tab-drafts.ts';

/**
 * What somebody is typing and has not sent, stored with their outbox. It survives a closed tab and
 * a crash, no other person sees it, and it is deleted with the outbox at sign-out. Rule [S4].
 */
const keyOf = (form: string): string => DRAFT_KEY + form;

/**
 * For each form the texts of which one is stored, if no other tab wrote it: the last that is known
 * to be there, and those that were written since.
 */
const known = new Map<string, Set<string>>();
const textOf = (draft: unknown): string => String(JSON.stringify(draft));

/** @returns the last draft written; another version of the app may have written it */
export async function readDraft(db: DeviceDatabase, form: string): Promise<unknown> {
  const draft = await db.meta.get(keyOf(form)).catch(() => undefined);
  known.set(form, new Set([textOf(draft)]));
  return draft;
}

/** When the storage is full, what was typed is kept as long as the page is open. */
export async function writeDraft(db: DeviceDatabase, form: string, draft: object): Promise<void> {
  const text = textOf(draft);
  const texts = known.get(form) ?? new Set();
  if (storageLoss.get()) keepInTab(db, form, { draft, instead_of: [...texts] });
  known.set(form, texts.add(text));
  try {
    await db.meta.put(draft, keyOf(form));
  } catch {
    return;
  }
  if (!texts.has(text)) return;
  for (const older of texts) {
    if (older === text) break;
    texts.delete(older);
  }
}

/** Drops the draft, unless another tab has changed it since: this tab has typed nothing to replace it. */
export async function dropKnownDraft(db: DeviceDatabase, form: string): Promise<void> {
  const stored = await db.meta.get(keyOf(form)).catch(() => undefined);
  if (known.get(form)?.has(textOf(stored))) await dropDraft(db, form);
}

export async function dropDraft(db: DeviceDatabase, form: string): Promise<void> {
  await db.meta.delete(keyOf(form)).catch(() => undefined);
}

/** Drops the draft in which a refused mutation was being corrected: its key ends with the id. */
export async function dropDraftOf(db: DeviceDatabase, mutation_id: string): Promise<void> {
  const drop = async () => {
    const keys = await db.meta.where(':id').startsWith(DRAFT_KEY).primaryKeys();
    await db.meta.bulkDelete(keys.filter((key) => key.endsWith(`:${mutation_id}`)));
  };
  await drop().catch(() => undefined);
}

/** The stored drafts as text, to search them for an address. */
export async function draftsAsText(db: DeviceDatabase): Promise<string> {
  return JSON.stringify(await db.meta.where(':id').startsWith(DRAFT_KEY).toArray());
}

/** The forms that were begun and not sent on this device. */
export async function draftedForms(db: DeviceDatabase): Promise<string[]> {
  const stored = await db.meta.where(':id').startsWith(DRAFT_KEY).primaryKeys();
  return stored.map((key) => key.slice(DRAFT_KEY.length));
}

/** What a draft is for. */
export type DraftKind = 'event' | 'registration' | 'other';

/** How many they are. */
export async function draftCounts(db: DeviceDatabase): Promise<Record<DraftKind, number>> {
  const counts = { event: 0, registration: 0, other: 0 };
  for (const form of await draftedForms(db)) counts[kindOf(form)] += 1;
  return counts;
}

const kindOf = (form: string): DraftKind =>
  form.startsWith('event:') ? 'event' : form.startsWith('register:') ? 'registration' : 'other';
