import { createFailureCounts, createTokenBuckets } from './token-bucket.ts';

/** @supabase/lite limits nothing; these are the hosted service's figures, and one of ours per account. */
export interface AuthLimits {
  /** Sign-ins, sign-ups and mails asked for at once from one address. */
  burst: number;
  /** How many of them come back a second. */
  per_s: number;
  /** Wrong passwords for one account within ten minutes. */
  wrong_passwords: number;
}

export const DEFAULT_AUTH_LIMITS: AuthLimits = { burst: 30, per_s: 0.5, wrong_passwords: 10 };

interface AuthAttempt {
  path: string;
  grant_type: string | null;
  ip: string;
  body: Record<string, unknown>;
}

export interface AuthGate {
  /** @returns the seconds to wait, 0 to go on */
  check(attempt: AuthAttempt): number;
  /** Tells the gate how the attempt that it let through ended. */
  ended(attempt: AuthAttempt, status: number): void;
}

const COUNTED = /^\/auth\/v1\/(token|signup|otp|magiclink|recover|resend|verify)$/;

export function createAuthGate(limits: AuthLimits, now_ms: () => number): AuthGate {
  const addresses = createTokenBuckets(limits, now_ms);
  const passwords = createFailureCounts(
    { limit: limits.wrong_passwords, window_ms: 600_000 },
    now_ms,
  );
  return {
    check(attempt) {
      if (!COUNTED.test(attempt.path)) return 0;
      // A refresh has its own bucket: many tabs must not lock their person out of signing in.
      const kind = attempt.grant_type === 'refresh_token' ? 'refresh' : 'other';
      const wait_s = addresses.take(`${kind} ${attempt.ip}`);
      if (wait_s > 0) return wait_s;
      const account = accountOf(attempt);
      return account === null ? 0 : passwords.blocked_s(account);
    },
    ended(attempt, status) {
      const account = accountOf(attempt);
      if (account === null) return;
      if (status === 400) passwords.failed(account);
      else if (status < 300) passwords.succeeded(account);
    },
  };
}

/** Whose password is tried, known or not: the answer must not tell which accounts exist. */
function accountOf({ path, grant_type, body }: AuthAttempt): string | null {
  if (path !== '/auth/v1/token' || grant_type !== 'password') return null;
  const name = body['email'] ?? body['phone'];
  return typeof name === 'string' ? name.trim().toLowerCase().slice(0, 320) : null;
}
