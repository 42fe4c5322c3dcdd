import * as v from 'valibot';
import type { Caller } from '../identity/client.ts';
import { callFunction } from '../identity/signed-call.ts';

/** What the function receives; it quotes these fields to the model as data. */
type BriefingRequest = {
  readonly name: string;
  readonly location: string;
  readonly date: string;
  readonly game_mode: string;
  /** 0 = unlimited. */
  readonly max_op: number;
};

/**
 * `code` is one of the function's own (supabase/functions/generate-briefing), `unreachable` when no
 * answer came from our server, or `not_signed_in`.
 */
export type GeneratedBriefing =
  | { readonly ok: true; readonly briefing: string }
  | { readonly ok: false; readonly code: string; readonly reason?: string | undefined };

const Details = v.object({ briefing: v.optional(v.string()) });

/** The model may take 20 s, and network latency is added on both sides. */
const PATIENCE_MS = 30_000;

/**
 * Lets the server's language model write a briefing for the signed-in person, at most ten a day.
 * The HTML must be sanitised like any other.
 * @throws the signal's reason
 */
export async function generateBriefing(
  caller: Caller,
  facts: BriefingRequest,
  signal: AbortSignal,
): Promise<GeneratedBriefing> {
  if (!caller.user_id) return { ok: false, code: 'not_signed_in' };
  const call = { name: 'generate-briefing', body: facts, details: Details };
  const outcome = await callFunction(caller, { ...call, signal, patience_ms: PATIENCE_MS });
  switch (outcome.kind) {
    case 'ok': {
      const { briefing } = outcome.data;
      return briefing ? { ok: true, briefing } : { ok: false, code: 'ai_empty' };
    }
    case 'refused': {
      const { reason } = outcome.details; // the provider's name for what it blocked
      return { ok: false, code: outcome.code, ...(typeof reason === 'string' ? { reason } : {}) };
    }
    case 'auth':
      return { ok: false, code: 'session_over' };
    default:
      return { ok: false, code: 'unreachable' };
  }
}

const Configured = v.object({ configured: v.boolean() });

/** Whether the server has a language model for this person; false while it does not answer. */
export async function hasLanguageModel(caller: Caller, signal: AbortSignal): Promise<boolean> {
  if (!caller.user_id) return false;
  const call = { name: 'generate-briefing', details: Configured, signal };
  const outcome = await callFunction(caller, call);
  return outcome.kind === 'ok' && outcome.data.configured;
}
