import * as v from 'valibot';
import { ArenaCorrectionBase } from '../mutations/arena-change.ts';
import { Count, Id, Instant } from '../records/record.ts';
import type { Caller } from '../identity/client.ts';
import { callAsPerson } from '../identity/signed-call.ts';
import type { Outcome } from '../transport/transport.ts';

const Correction = v.object({
  id: Id,
  arena_id: Id,
  /**
   * What is proposed, and what the proposer saw in the same fields. Both are read as rows are, so that
   * one which breaks a rule of the form can still be refused.
   */
  patch: ArenaCorrectionBase,
  base: ArenaCorrectionBase,
  created_at: Instant,
  /** Only for administrators. */
  proposer: v.nullable(v.object({ id: Id, name: v.string() })),
});
export type ArenaCorrection = v.InferOutput<typeof Correction>;

/**
 * The corrections of published arenas that wait, the oldest first: all of them for an administrator,
 * for anybody else their own. None of it is kept on the device.
 */
export const listArenaCorrections = (
  caller: Caller,
): Promise<Outcome<readonly ArenaCorrection[]>> =>
  callAsPerson(caller, v.array(Correction), (client) => client.rpc('arena_corrections'));

/** Of the corrections that wait; `oldest` is null where none does. */
const Waiting = v.object({ count: Count, oldest: v.nullable(Instant) });
export type WaitingCorrections = v.InferOutput<typeof Waiting>;

/** How many wait. It shows no names, so unlike the list it is not logged. Refusals: not_allowed. */
export const countArenaCorrections = (caller: Caller): Promise<Outcome<WaitingCorrections>> =>
  callAsPerson(caller, Waiting, (client) => client.rpc('count_arena_corrections'));
