import type { Arena } from '#domain/arena/arena-list.ts';
import type { MutationName } from '#sync/registry/registry.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';

/** My mutations about arenas that I proposed. */
const ABOUT_PROPOSALS: readonly string[] = [
  'propose_arena@1',
  'update_arena@1',
] satisfies MutationName[];

/** Which form is open. */
export type OpenArenaForm = {
  /** Of the arena that is changed; undefined for a new one. */
  readonly id?: string | undefined;
  /** The id of a refused mutation that is corrected. */
  readonly again?: string | undefined;
  /** The id of an arena that was rejected, and is proposed again with what is left of it. */
  readonly rejected?: string | undefined;
  /** It is a published one: an administrator decides what of the form is taken. */
  readonly correction?: boolean | undefined;
};

/** My mutations about proposals, in the order of asking. */
export const askedForArenas = (outbox: readonly OutboxRecord[]): readonly OutboxRecord[] =>
  outbox.filter(({ name }) => ABOUT_PROPOSALS.includes(name));

/** Whether it is a proposal of mine that waits for an administrator. */
export const isMyProposal = (arena: Arena | undefined, me: string | undefined): boolean =>
  arena !== undefined && !arena.is_active && arena.created_by === me;

/** My proposals that wait for an administrator. */
export const myProposals = (arenas: readonly Arena[], person_id: string): readonly Arena[] =>
  arenas.filter((arena) => isMyProposal(arena, person_id));

/** The form where a refused mutation came from. */
export const formOfRefused = ({ id, name, args }: OutboxRecord): OpenArenaForm => ({
  again: id,
  id: name === 'update_arena@1' ? (args as { id: string }).id : undefined,
});

/** An arena that is gone, by what a refused change of it says of before. */
export function arenaBefore({ label, args }: OutboxRecord): Arena {
  // a correction has an id of its own
  const { id, arena_id, base } = args as { id: string; arena_id?: string; base: Partial<Arena> };
  return { ...UNKNOWN, name: label, ...base, id: arena_id ?? id } as Arena;
}

const UNKNOWN: Partial<Arena> = {
  name: '',
  description: null,
  address: '',
  city: '',
  state: '',
  website: null,
  phone: null,
  instagram: null,
  whatsapp: null,
  facebook: null,
  game_types: [],
  facilities: [],
  images: [],
  opening_hours: {},
  is_active: false,
  created_by: null,
  created_at: '',
};
