import type { Ticks } from '#domain/whatsapp-list/list-choice.ts';
import type { Rewritten } from '#domain/whatsapp-list/keyed-list.ts';

/** A list that was pasted, with what was tapped and written anew, by the keys of its lines. */
export type ListDraft = {
  readonly text: string;
  readonly ticks: Ticks;
  readonly rewritten: Readonly<Record<string, Rewritten>>;
};

export const emptyList: ListDraft = { text: '', ticks: {}, rewritten: {} };

export const listDraftKey = (event_id: string): string => `whatsapp_list:${event_id}`;

/** A stored draft; without what another version kept otherwise. The same function over renders. */
export function readListDraft(stored: unknown): ListDraft | null {
  if (typeof stored !== 'object' || stored === null || !('text' in stored)) return null;
  const { text, ticks, rewritten } = stored as Partial<ListDraft>;
  if (typeof text !== 'string') return null;
  return { text, ticks: ticks ?? {}, rewritten: rewritten ?? {} };
}
