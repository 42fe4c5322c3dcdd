import {
  arenaFormOf,
  emptyArena,
  type ArenaColumns,
  type ArenaForm,
} from '#domain/arena/arena-form.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { arenaBefore } from './open-arena-form.ts';

/** The arena as it is, with what was refused on top; its base is what was seen then. */
export function startOf(arena: Arena | undefined, refused: OutboxRecord | undefined) {
  const saved = arena ? arenaFormOf(arena) : emptyArena;
  if (!refused) return { base: saved, values: saved };
  if (!arena) return { base: saved, values: arenaFormOf(refused.args as ArenaColumns) };
  const { patch, base } = refused.args as Record<'patch' | 'base', Partial<ArenaColumns>>;
  return {
    base: arenaFormOf({ ...arena, ...base }),
    values: arenaFormOf({ ...arena, ...patch }),
  };
}

/** What is left of a rejected proposal, with a change of it on top that came too late. */
export function proposedAgain(values: ArenaForm, refused: OutboxRecord | undefined) {
  const { patch = {} } = (refused?.args ?? {}) as { patch?: Partial<ArenaColumns> };
  const asked = refused && arenaFormOf({ ...arenaBefore(refused), ...patch });
  const typed = Object.entries(asked ?? {}).filter(([field]) => field in patch);
  return { base: emptyArena, values: { ...values, ...Object.fromEntries(typed) } };
}
