import { correctionOf } from '#domain/arena/arena-correction.ts';
import type { ArenaForm } from '#domain/arena/arena-form.ts';

/** What is proposed for a published arena; undefined where nothing was changed. */
export function correctionArgs(arena_id: string, base: ArenaForm, values: ArenaForm) {
  const correction = correctionOf(base, values);
  // it replaces my earlier one: sent again, or by two tabs from one draft, it is still one
  return correction && { arena_id, ...correction };
}
