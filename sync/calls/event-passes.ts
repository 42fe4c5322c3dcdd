import * as v from 'valibot';
import type { DeviceDatabase } from '../device/device-database.ts';
import { Id } from '../records/record.ts';
import type { Caller } from '../identity/client.ts';
import { callFunction, type FunctionOutcome } from '../identity/signed-call.ts';
import { keepAnswer, keptAnswer } from './kept-answer.ts';

const SignedPass = v.object({
  event_id: Id,
  operator_id: Id,
  name: v.string(),
  team: v.string(),
  text: v.string(),
});
/** A place of mine, or of somebody whom I registered; `text` is what the QR code holds. */
export type SignedPass = v.InferOutput<typeof SignedPass>;

/** The passes as this device keeps them, for a gate without a signal. */
export type KeptPasses = {
  readonly passes: readonly SignedPass[];
  /** The places that this device knew when it asked: for them it need not ask again. */
  readonly asked_for: readonly string[];
  readonly at: number; // UTC ms by this device's clock
};

/** Key in `meta`. It names people, so it leaves the device with its person, even if a queue stays. */
export const PASSES_KEY = 'passes';
const GATE_KEY = 'pass_key';
/** The refusal of a server without keys. */
export const NO_KEYS = 'passes_not_configured';

export const keptPasses = (db: DeviceDatabase): Promise<KeptPasses | null> =>
  keptAnswer(db, PASSES_KEY);

type Asking = { readonly local: Caller & { readonly db: DeviceDatabase }; readonly now: number };

/**
 * Fetches the passes of all my games that are not over, and keeps them. Refusals:
 * passes_not_configured, too_many_requests.
 * @param asked_for ids of places that this device knows
 */
export async function fetchPasses(
  { local, now }: Asking,
  asked_for: readonly string[],
): Promise<FunctionOutcome<{ passes: readonly SignedPass[] }>> {
  const details = v.object({ passes: v.array(SignedPass) });
  const outcome = await callFunction(local, { name: 'event-passes', body: {}, details });
  const answer = { asked_for, at: now };
  if (outcome.kind === 'ok') {
    await keepAnswer(local.db, PASSES_KEY, { ...outcome.data, ...answer } satisfies KeptPasses);
  } else if (outcome.kind === 'refused' && outcome.code === NO_KEYS) {
    // a device that would ask again with each round gets no other answer
    const passes = (await keptPasses(local.db))?.passes ?? [];
    await keepAnswer(local.db, PASSES_KEY, { passes, ...answer } satisfies KeptPasses);
  }
  return outcome;
}

/** The key with which a gate verifies passes; null: this server signs none. */
export type KeptPassKey = { readonly public_key: string | null };

/** @returns null when this device never had an answer */
export const keptPassKey = (db: DeviceDatabase): Promise<KeptPassKey | null> =>
  keptAnswer(db, GATE_KEY);

/** Fetches that key and keeps it: a device needs it before it goes where there is no signal. */
export async function fetchPassKey(local: Asking['local']): Promise<void> {
  const details = v.object({ public_key: v.string() });
  const outcome = await callFunction(local, { name: 'event-passes', details });
  if (outcome.kind === 'ok') await keepAnswer(local.db, GATE_KEY, outcome.data);
  else if (outcome.kind === 'refused' && outcome.code === NO_KEYS)
    await keepAnswer(local.db, GATE_KEY, { public_key: null } satisfies KeptPassKey);
}
