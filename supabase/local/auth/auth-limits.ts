import type { AuthAct } from './auth-routes.ts';
import type { Buckets, LimitStore } from '../limits/limit-store.ts';

/**
 * A carrier may give all people at a field one address, so an address
 * may do at once what 150 people do who arrive together; guesses of secrets are counted by account.
 */
export type AuthLimits = {
  /**
   * Sign-ins, sign-ups, refreshes, used links and new passkeys at once from one address, each counted
   * separately.
   */
  burst: number;
  /** How many of them are added back per second; a tenth of it for sign-ups, links and new passkeys. */
  per_s: number;
  /** Mails requested at once from one address. A hundredth of `per_s` is added back per second. */
  mails: number;
  /** Wrong passwords for one account from one address within ten minutes. */
  wrong_passwords: number;
  /**
   * Wrong passwords for one account from all addresses within ten minutes; after that one attempt
   * every ten seconds.
   */
  wrong_passwords_anywhere: number;
  /** Wrong passwords and links from one address within ten minutes, whatever the account. */
  wrong_answers: number;
  /**
   * Sign-ups with an address that has an account, from one address within ten minutes: each answer
   * reveals the account.
   */
  taken_emails: number;
};

export const DEFAULT_AUTH_LIMITS: AuthLimits = {
  burst: 150,
  per_s: 1,
  mails: 40,
  wrong_passwords: 10,
  wrong_passwords_anywhere: 100,
  wrong_answers: 150,
  taken_emails: 40,
};

/** The caller and the account, in canonical spelling. */
type AuthAttempt = {
  act: AuthAct;
  /** The address by which limits count. */
  address: string;
  /**
   * The e-mail in lower case, whether or not it has an account, because an answer must not reveal
   * that. Null where none is given.
   */
  account: string | null;
};

export type AuthOutcome = 'done' | 'wrong' | 'taken' | 'neither';

export type AuthGate = {
  /** @returns the seconds to wait, 0 to continue */
  check(attempt: AuthAttempt): Promise<number>;
  /** Records the outcome of an attempt that was admitted. */
  ended(attempt: AuthAttempt, outcome: AuthOutcome): Promise<void>;
};

const WINDOW_MS = 600_000;
/**
 * The rate for an address that never signed in before, because the owner may be there. Unit:
 * attempts a second.
 */
const SLOWED_PER_S = 0.1;

export function createAuthGate(limits: AuthLimits, store: LimitStore): AuthGate {
  const { burst, per_s, mails } = limits;
  const buckets = (name: string, most: number, a_second: number) =>
    store.buckets(name, { burst: most, per_s: a_second });
  const counts = (name: string, limit: number) =>
    store.failures(name, { limit, window_ms: WINDOW_MS });
  const by_address: Partial<Record<AuthAct, Buckets>> = {
    sign_in: buckets('sign_in', burst, per_s),
    // a bucket of its own: many tabs must not lock their person out of signing in
    refresh: buckets('refresh', burst, per_s),
    sign_up: buckets('sign_up', burst, per_s / 10),
    spend_link: buckets('spend_link', burst, per_s / 10),
    // nobody guesses a signature, so a wrong one counts like a right one
    passkey_sign_in: buckets('passkey_sign_in', burst, per_s),
    offer_passkey_sign_in: buckets('offer_passkey_sign_in', burst, per_s),
    ...sameFor(['offer_passkey', 'register_passkey'], buckets('passkeys', burst, per_s / 10)),
    ...sameFor(
      ['ask_for_recovery', 'ask_for_confirmation'],
      buckets('ask_for_mail', mails, per_s / 100),
    ),
  };
  const wrong_here = counts('wrong_here', limits.wrong_passwords);
  const wrong_anywhere = counts('wrong_anywhere', limits.wrong_passwords_anywhere);
  const wrong_from = counts('wrong_from', limits.wrong_answers);
  const taken_from = counts('taken_from', limits.taken_emails);
  const slowed = buckets('slowed', 1, SLOWED_PER_S);
  const known_places = store.places();

  /** The wait for an attempt that checks a password, to sign in or to change it. */
  async function passwordWait_s(account: string, address: string): Promise<number> {
    const place = `${account} ${address}`;
    const wait_s = await wrong_here.blocked_s(place);
    if (wait_s > 0 || (await known_places.has(place))) return wait_s;
    const from_s = await wrong_from.blocked_s(address);
    if (from_s > 0 || (await wrong_anywhere.blocked_s(account)) === 0) return from_s;
    return slowed.take(account);
  }

  return {
    async check({ act, address, account }) {
      const wait_s = (await by_address[act]?.take(address)) ?? 0;
      if (wait_s > 0) return wait_s;
      if (act === 'sign_up') return taken_from.blocked_s(address);
      if (act === 'spend_link') return wrong_from.blocked_s(address);
      const tries_password = account !== null && TRIES_PASSWORD.has(act);
      return tries_password ? passwordWait_s(account, address) : 0;
    },
    async ended({ act, address, account }, outcome) {
      if (outcome === 'taken') await taken_from.failed(address);
      if (outcome === 'wrong') await wrong_from.failed(address);
      if (account === null || !TRIES_PASSWORD.has(act)) return;
      const place = `${account} ${address}`;
      if (outcome === 'wrong') {
        await wrong_here.failed(place);
        await wrong_anywhere.failed(account);
      } else if (outcome === 'done') {
        await wrong_here.succeeded(place);
        await known_places.add(place);
      }
    },
  };
}

const TRIES_PASSWORD: ReadonlySet<AuthAct> = new Set(['sign_in', 'change_password']);

function sameFor(acts: AuthAct[], buckets: Buckets): Partial<Record<AuthAct, Buckets>> {
  return Object.fromEntries(acts.map((act) => [act, buckets]));
}
