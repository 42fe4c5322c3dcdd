import { CorrectButton, WaitingNotes } from '#actions/waiting-notes.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import type { MutationName } from '#sync/registry/registry.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';

/** Opens the form of an arena, `again` with the values of a refused mutation. */
export type EditArena = (form: { id: string; again?: string; correction?: boolean }) => void;

/** What is asked here about an arena; its proposal is listed above the map. */
const ABOUT: readonly string[] = [
  'update_arena@1',
  'delete_arena@1',
  'propose_arena_change@1',
] satisfies MutationName[];
/** Those that have a form, which fills itself in again. */
const FORMS: readonly string[] = [
  'update_arena@1',
  'propose_arena_change@1',
] satisfies MutationName[];

/** A correction has an id of its own. */
const isAbout = (id: string, { name, args }: OutboxRecord): boolean => {
  const about = args as { id?: string; arena_id?: string };
  return ABOUT.includes(name) && (about.arena_id ?? about.id) === id;
};

/**
 * What I asked about an arena and what became of it. Where Pendências leads here with `?again=`,
 * the form of the refused one opens by itself.
 */
export function AskedOfArena({ id, onEdit }: { id: string; onEdit: EditArena }) {
  const records = (useOutbox() ?? []).filter((record) => isAbout(id, record));
  const correct = (record: OutboxRecord) => {
    if (!FORMS.includes(record.name)) return undefined;
    const correction = record.name === 'propose_arena_change@1';
    const open = () => onEdit({ id, again: record.id, correction });
    return <CorrectButton record={record} onCorrect={open} />;
  };
  return <WaitingNotes records={records} correct={correct} />;
}
