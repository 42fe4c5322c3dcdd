import type { LimitStore } from '../limits/limit-store.ts';

/**
 * 256 random bits (`makeLink`): nothing shorter is looked up. Nobody guesses one, so wrong ones are
 * not counted against the account: anybody could void its link with them.
 */
const TOKEN = /^[0-9a-f]{64}$/;
/** Mails to one account: three at once, then one every ten minutes. */
const MAILS = { burst: 3, per_s: 1 / 600 };

export type OneTimeLinks = {
  /** Whether this has the form of our links; if not, the database is not asked. */
  isOne(token: unknown): token is string;
  /**
   * Whether this account may get another mail. If not, that is no refusal: the earlier link still
   * works.
   */
  mayMail(account: string): Promise<boolean>;
};

export function createOneTimeLinks(limits: LimitStore): OneTimeLinks {
  const mails = limits.buckets('mails', MAILS);
  return {
    isOne: (token): token is string => typeof token === 'string' && TOKEN.test(token),
    mayMail: async (account) => (await mails.take(account)) === 0,
  };
}
