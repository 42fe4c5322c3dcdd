import { learnNames } from '../registry/registry.ts';
import { PICTURE_KEY, type DeviceDatabase } from '../device/device-database.ts';
import {
  block,
  claim,
  isAsked,
  LONGEST_BACKOFF_MS,
  release,
  settle,
  type OutboxRecord,
  takeBackOrphans,
} from '../outbox/outbox.ts';
import { PROTOCOL_VERSION, PushAnswer, type WireMutation } from '../wire/protocol.ts';
import { accessToken, type SessionSource } from '../identity/session.ts';
import { callRpc, type Outcome } from '../transport/transport.ts';

/** Why sending stopped. `sent`: nothing more is ready; some mutations may still wait. */
export type Sent =
  | { readonly kind: 'sent' }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'needs_sign_in' }
  | { readonly kind: 'update_needed' };

export type Sender = {
  readonly db: DeviceDatabase;
  /** Owner of this queue; nothing is sent under another session. Rule [U6]. */
  readonly user_id: string;
  readonly source: SessionSource;
  readonly signal?: AbortSignal | undefined;
};

/** Not sent, or refused as a whole: the server did nothing. Rule [U10]. */
const NOT_DONE = { next_at: 0, attempts: 0, undone: 1 } as const;
const FIRST_BACKOFF_MS = 2_000;
/** A picture must not use up the time that a round may hold the lock. Rule [U9]. */
const PICTURES_FIRST_MS = 8_000;
const PICTURES_LAST_MS = 25_000;

/** Random jitter, so that a thousand phones do not come back in the same second. */
export const backoff = (attempts: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** attempts) * (0.5 + random() / 2);

/**
 * Sends what is ready, batch after batch, and records every outcome in the outbox before the next
 * one. Shared by page and service worker, each under the sync lock; if both send at once all the
 * same, the ledger answers both alike. Rules [U2]-[U7].
 * @throws the signal's reason
 */
export async function sendReady(sender: Sender): Promise<Sent> {
  let stale: string | undefined;
  await learnNames((await sender.db.outbox.toArray()).map(({ name }) => name));
  await takeBackOrphans(sender.db);
  const pictures = await sender.db.meta.where(':id').startsWith(PICTURE_KEY).count();
  // before the mutations that name them
  if (pictures > 0) await sendPictures(sender, PICTURES_FIRST_MS);
  for (;;) {
    const batch = await claim(sender.db, sender.source.now());
    if (batch.length === 0) {
      // on a slow network the pictures get the remaining time
      if (pictures > 0) await sendPictures(sender, PICTURES_LAST_MS);
      return { kind: 'sent' };
    }
    const token = await accessToken(sender.source, sender.user_id, stale);
    if (token.kind !== 'token') {
      await release(sender.db, batch, NOT_DONE);
      return { kind: token.kind === 'unreachable' ? 'unreachable' : 'needs_sign_in' };
    }
    const sent = await sendBatch(sender, batch, token.access_token);
    if (sent === 'next') continue;
    if (sent !== 'auth') return sent;
    if (stale) return { kind: 'needs_sign_in' }; // a fresh token was rejected too
    stale = token.access_token;
  }
}

/** Few people ever send a picture, so this code is not part of the start. Rule [U9]. */
async function sendPictures(sender: Sender, patience_ms: number): Promise<void> {
  const { sendWaitingPictures } = await import('./waiting-pictures.ts');
  await sendWaitingPictures({ ...sender, patience_ms });
}

async function sendBatch(
  sender: Sender,
  batch: readonly OutboxRecord[],
  token: string,
): Promise<Sent | 'next' | 'auth'> {
  const { db, user_id } = sender;
  const outcome = await push(sender, batch, token).catch(async (error: unknown) => {
    await release(db, batch, { next_at: 0, attempts: 0 });
    throw error; // the signal's reason: nothing else can interrupt a call
  });
  const again = (next_at: number, attempts: 0 | 1, undone: 0 | 1 = 0) =>
    release(db, batch, { next_at, attempts, undone });
  const now = sender.source.now();
  switch (outcome.kind) {
    case 'ok':
      if (outcome.data.as_user !== user_id) {
        await again(now + backoff(0), 1);
        return { kind: 'unreachable' };
      }
      await settle(db, outcome.data.results, outcome.data);
      // a request may change only so many rows: the next one sends the rest, at once if this one
      // did anything
      if (isAnswered(batch, outcome.data.results)) await again(0, 0);
      else await again(now + backoff(0), 1);
      return 'next';
    case 'auth':
      await release(db, batch, NOT_DONE);
      return 'auth';
    case 'version':
      await again(now + LONGEST_BACKOFF_MS, 1, 1);
      return { kind: 'update_needed' };
    case 'transient':
      await again(now + (outcome.retry_after_ms ?? backoff(batch[0]?.attempts ?? 0)), 1);
      return { kind: 'unreachable' };
    case 'too_large':
    case 'refused':
      return refusedAsAWhole(sender, batch, outcome);
  }
}

const isAnswered = (batch: readonly OutboxRecord[], results: readonly { id: string }[]): boolean =>
  batch.some(({ id }) => results.some((result) => result.id === id));

const push = ({ source, user_id, signal }: Sender, batch: readonly OutboxRecord[], token: string) =>
  callRpc(source.server, {
    rpc: 'sync_push',
    token,
    signal,
    answer: PushAnswer,
    body: {
      v: PROTOCOL_VERSION,
      user_id,
      device_id: batch[0]!.device_id,
      mutations: batch.map(toWire),
    },
  });

const toWire = ({ id, seq, name, args }: OutboxRecord): WireMutation => ({
  id,
  seq: seq ?? 0,
  name,
  args,
});

/**
 * One bad mutation must not delay the others: halve the batch until it stands alone, then record
 * it. Rule [U5].
 */
async function refusedAsAWhole(
  sender: Sender,
  batch: readonly OutboxRecord[],
  outcome: Extract<Outcome<never>, { kind: 'too_large' | 'refused' }>,
): Promise<Sent | 'next'> {
  const code = outcome.kind === 'refused' ? outcome.code : 'invalid_args';
  if (code === 'wrong_user') {
    await release(sender.db, batch, NOT_DONE);
    return { kind: 'needs_sign_in' };
  }
  if (batch.length > 1) {
    await release(sender.db, batch, NOT_DONE);
    const half = await claimHalf(sender, batch);
    const token = await accessToken(sender.source, sender.user_id);
    if (token.kind !== 'token' || half.length === 0) {
      await release(sender.db, half, NOT_DONE);
      return { kind: 'unreachable' };
    }
    const sent = await sendBatch(sender, half, token.access_token);
    return sent === 'auth' ? { kind: 'unreachable' } : sent;
  }
  const { id } = batch[0]!;
  if (code === 'client_too_new') {
    await block(sender.db, [id], code);
    // what the app asked by itself shows no message
    return isAsked(batch[0]!) ? { kind: 'update_needed' } : 'next';
  }
  await settle(sender.db, [{ id, status: 'rejected', code, touched: [] }]);
  return 'next';
}

async function claimHalf(
  { db, source }: Sender,
  batch: readonly OutboxRecord[],
): Promise<readonly OutboxRecord[]> {
  const claimed = await claim(db, source.now());
  const half = claimed.slice(0, Math.ceil(batch.length / 2));
  const rest = claimed.slice(half.length);
  if (rest.length > 0) await release(db, rest, NOT_DONE);
  return half;
}
