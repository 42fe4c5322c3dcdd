import type { Database } from '../database/database.ts';
import { createFailureCounts, createTokenBuckets } from './token-bucket.ts';

/** What a link of a mail may do here. */
const KINDS = new Set(['recovery', 'signup']);
/** sha256 of an address and 48 digits at random (lite-app.ts), 158 bits: nothing shorter is looked up. */
const TOKEN = /^[0-9a-f]{64}$/;
/** A link that is tried wrongly so often for one account works no more. */
const MOST_WRONG = 5;
/** Unit: ms. As long as a link lives. */
const WRONG_WITHIN_MS = 3_600_000;
/** Mails to one account: three at once, then one in ten minutes. */
const MAILS = { burst: 3, per_s: 1 / 600 };

export interface OneTimeLinks {
  /** Whether this can be a link of ours at all; if not, nobody is asked. */
  isOne(kind: unknown, token: unknown): boolean;
  /** Somebody tried a wrong one for this account. The fifth time, the ones that it has are void. */
  wrong(account: string): Promise<void>;
  /** Whether another mail goes to this account. None is no refusal: the one before still works. */
  mayMail(account: string): boolean;
  /** Marks the session that a recovery link opened: it may set a password without the present one. */
  markRecovery(session_id: string): Promise<void>;
}

export function createOneTimeLinks(
  db: Pick<Database, 'query'>,
  now_ms: () => number,
): OneTimeLinks {
  const wrong = createFailureCounts({ limit: MOST_WRONG, window_ms: WRONG_WITHIN_MS }, now_ms);
  const mails = createTokenBuckets(MAILS, now_ms);
  return {
    isOne: (kind, token) =>
      typeof kind === 'string' && KINDS.has(kind) && typeof token === 'string' && TOKEN.test(token),
    async wrong(account) {
      wrong.failed(account);
      if (wrong.blocked_s(account) === 0) return;
      wrong.succeeded(account); // counted anew for the next link
      await db.query(
        `update auth.users set recovery_token = null, confirmation_token = null where email = $1`,
        [account],
      );
    },
    mayMail: (account) => mails.take(account) === 0,
    markRecovery: async (session_id) =>
      void (await db.query(`update auth.sessions set tag = 'recovery' where id = $1`, [
        session_id,
      ])),
  };
}
