import * as v from 'valibot';
import type { Engine } from '../sync-round.ts';
import { accessToken } from '../identity/session.ts';
import { request } from './transport.ts';

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

const Answer = v.object({
  error: v.nullable(v.string()),
  details: v.nullish(
    v.object({
      briefing: v.optional(v.string()),
      /** The provider's name for what it blocked. */
      reason: v.optional(v.string()),
    }),
  ),
});

/** The model may take 20 s, and network latency is added on both sides. */
const PATIENCE_MS = 30_000;

/**
 * Lets the server's language model write a briefing for the signed-in person, at most ten a day.
 * The HTML must be sanitised like any other.
 * @throws the signal's reason
 */
export async function generateBriefing(
  { source, user_id }: Pick<Engine, 'source' | 'user_id'>,
  facts: BriefingRequest,
  signal: AbortSignal,
): Promise<GeneratedBriefing> {
  if (!user_id) return { ok: false, code: 'not_signed_in' };
  const ask = async (token: string): Promise<GeneratedBriefing> => {
    const path = '/functions/v1/generate-briefing';
    const asked = { body: facts, token, signal, timeout_ms: PATIENCE_MS };
    return read((await request(source.server, path, asked))?.json);
  };
  const token = await accessToken(source, user_id);
  if (token.kind !== 'token') return noToken(token.kind);
  const answer = await ask(token.access_token);
  if (answer.ok || answer.code !== 'not_signed_in') return answer;
  // The server rejected a token that we believed valid: refresh it and retry once.
  const again = await accessToken(source, user_id, token.access_token);
  return again.kind === 'token' ? ask(again.access_token) : noToken(again.kind);
}

const noToken = (kind: 'anonymous' | 'needs_sign_in' | 'unreachable'): GeneratedBriefing => ({
  ok: false,
  code: kind === 'unreachable' ? 'unreachable' : 'not_signed_in',
});

function read(json: unknown): GeneratedBriefing {
  const answer = v.safeParse(Answer, json);
  // a captive portal or a proxy answered
  if (!answer.success) return { ok: false, code: 'unreachable' };
  const { error, details } = answer.output;
  if (error !== null) return { ok: false, code: error, reason: details?.reason };
  return details?.briefing
    ? { ok: true, briefing: details.briefing }
    : { ok: false, code: 'ai_empty' };
}
