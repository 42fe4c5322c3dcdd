import type { Database } from '../database/database.ts';
import type { LimitStore } from '../limits/limit-store.ts';

/** 256 random bits (`mail-acts.ts`): nothing shorter is looked up. */
const TOKEN = /^[0-9a-f]{64}$/;
/** After this many wrong attempts for one account, its links are void. */
const MOST_WRONG = 5;
/** Unit: ms. As long as a link lives. */
const WRONG_WITHIN_MS = 3_600_000;
/** Mails to one account: three at once, then one every ten minutes. */
const MAILS = { burst: 3, per_s: 1 / 600 };

export type OneTimeLinks = {
  /** Whether this has the form of our links; if not, the database is not asked. */
  isOne(kind: unknown, token: unknown): token is string;
  /** Records a wrong attempt for this account. The fifth makes its links void. */
  wrong(account: string): Promise<void>;
  /**
   * Whether this account may get another mail. If not, that is no refusal: the earlier link still
   * works.
   */
  mayMail(account: string): Promise<boolean>;
};

export function createOneTimeLinks(db: Pick<Database, 'query'>, limits: LimitStore): OneTimeLinks {
  const wrong = limits.failures('link', { limit: MOST_WRONG, window_ms: WRONG_WITHIN_MS });
  const mails = limits.buckets('mails', MAILS);
  return {
    isOne: (kind, token): token is string =>
      kind === 'recovery' && typeof token === 'string' && TOKEN.test(token),
    async wrong(account) {
      await wrong.failed(account);
      if ((await wrong.blocked_s(account)) === 0) return;
      await wrong.succeeded(account); // the next link starts counting again
      await db.query('update auth.users set recovery_token = null where email = $1', [account]);
    },
    mayMail: async (account) => (await mails.take(account)) === 0,
  };
}
