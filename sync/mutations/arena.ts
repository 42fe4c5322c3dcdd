import * as v from 'valibot';
import { arenas } from '../records/arena.ts';
import { Id } from '../records/record.ts';
import { defineMutation, unseen } from '../kit/mutation.ts';
import { textOf } from '../kit/text.ts';
import { InstagramName, Url } from '../kit/url.ts';

/** Spec 2 §3; the label of `scenario` is Cenário. */
export const arenaGameTypes = [
  'milsim',
  'speedsoft',
  'cqb',
  'scenario',
  'woodsball',
  'rectactical',
] as const;

const text = (min: number, max: number) => textOf(min, max);

/** The columns of an arena that people write (Spec 2 §5). */
export const arenaFields = {
  name: text(3, 120),
  description: v.nullable(text(10, 4000)),
  address: text(5, 200),
  city: text(2, 80),
  state: text(2, 40),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  website: v.nullable(Url),
  phone: v.nullable(v.pipe(v.string(), v.regex(/^[0-9()+ -]{8,20}$/))),
  instagram: v.nullable(InstagramName),
  // normalised
  whatsapp: v.nullable(
    v.pipe(v.string(), v.regex(/^(55\d{10,11}|(?!55)[1-9]\d{11,14}|\+[1-9]\d{9,10})$/)),
  ),
  facebook: v.nullable(
    v.pipe(v.string(), v.maxLength(200), v.regex(/^(https:\/\/[^\s<>"']+|[A-Za-z0-9.]{2,})$/)),
  ),
  game_types: v.array(v.picklist(arenaGameTypes)),
  facilities: v.pipe(v.array(text(1, 60)), v.maxLength(30)),
  /** https addresses; of our own storage only from the person's own folder. */
  images: v.pipe(v.array(v.pipe(v.string(), v.url(), v.maxLength(500))), v.maxLength(3)),
  opening_hours: v.record(text(1, 30), v.pipe(v.string(), v.maxLength(80))), // day → text
};

/**
 * Proposes an arena, which waits for an administrator; until then only the proposer sees it.
 * Refusals: invalid_args (with the field), id_reused, daily_limit, network_limit,
 * network_full.
 */
const proposeArena = defineMutation({
  name: 'propose_arena@1',
  args: v.object({ id: Id, ...arenaFields }),
  lane: ({ id }) => `arena:${id}`,
  effects: (args, { user_id, at }) => [
    {
      collection: 'arenas',
      id: args.id,
      change: (row) =>
        row ?? { ...args, is_active: false, created_by: user_id, created_at: at, ...unseen },
    },
  ],
});

const someFields = v.partial(v.object(arenaFields));

/** An arena as somebody saw it. One that is older than a rule may break it. */
const ReadArena = v.omit(v.object(arenas.row.entries), [
  'id',
  'is_active',
  'created_by',
  'created_at',
  'rev',
  'sync_xid',
]);
/** The same of some fields. */
export const SeenArena = v.partial(ReadArena);

/**
 * Changes named fields: of my own arena while it waits, of any arena as an administrator. `base` is
 * what the person saw.
 * Refusals: arena_not_found, not_allowed, arena_changed (with the field), invalid_args,
 * network_full.
 */
const updateArena = defineMutation({
  name: 'update_arena@1',
  args: v.object({ id: Id, patch: someFields, base: SeenArena }),
  lane: ({ id }) => `arena:${id}`,
  effects: ({ id, patch }) => [
    {
      collection: 'arenas',
      id,
      change: (row) => row && ({ ...row, ...patch } as typeof row),
    },
  ],
});

/**
 * Publishes an arena as the administrator read it: `base`. Refusals: not_allowed, arena_not_found,
 * arena_changed (with the field).
 */
const approveArena = defineMutation({
  name: 'approve_arena@1',
  args: v.object({ id: Id, base: ReadArena }),
  lane: ({ id }) => `arena:${id}`,
  once: ({ id }) => `approve:${id}`,
  effects: ({ id }) => [
    { collection: 'arenas', id, change: (row) => row && { ...row, is_active: true } },
  ],
});

/** What an administrator writes to the proposer. */
export const reviewTextLimits = { least: 3, most: 300 } as const;
export const ReviewText = text(reviewTextLimits.least, reviewTextLimits.most);

/**
 * Rejects an arena that waits, as the administrator read it (`base`), with a reason that its proposer
 * reads. Refusals: not_allowed, arena_not_found, arena_changed (with the field, or it was approved
 * meanwhile), invalid_args.
 */
const rejectArena = defineMutation({
  name: 'reject_arena@1',
  args: v.object({ id: Id, reason: ReviewText, base: ReadArena }),
  lane: ({ id }) => `arena:${id}`,
  once: ({ id }) => `reject:${id}`,
  effects: ({ id }) => [{ collection: 'arenas', id, change: () => undefined }],
});

/**
 * Asks the proposer of an arena for a correction; it goes on waiting. Refusals: not_allowed,
 * arena_not_found, arena_changed (it was approved meanwhile), user_not_found (the proposer's account
 * is deleted), invalid_args.
 */
const askArenaChange = defineMutation({
  name: 'ask_arena_change@1',
  args: v.object({ id: Id, note: ReviewText }),
  lane: ({ id }) => `arena:${id}`,
  effects: () => [],
});

/** Deletes an arena, by an administrator. Refusals: not_allowed, arena_not_found. */
const deleteArena = defineMutation({
  name: 'delete_arena@1',
  args: v.object({ id: Id }),
  lane: ({ id }) => `arena:${id}`,
  once: ({ id }) => `delete:${id}`,
  effects: ({ id }) => [{ collection: 'arenas', id, change: () => undefined }],
});

/** Arenas, from their proposal on. */
export const arenaMutations = {
  [proposeArena.name]: proposeArena,
  [updateArena.name]: updateArena,
  [approveArena.name]: approveArena,
  [rejectArena.name]: rejectArena,
  [askArenaChange.name]: askArenaChange,
  [deleteArena.name]: deleteArena,
} as const;
