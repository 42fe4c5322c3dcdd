/**
 * How long one turn may hold the database: those of hosted Supabase (its docs, "Timeouts") for a statement. Who
 * comes with the secret key has 2 minutes there, and 1 here, because everybody else waits meanwhile. Unit: ms.
 */
export const TURN_LIMITS_MS = {
  anon: 3_000,
  authenticated: 8_000,
  /** Auth asks as nobody's role: signing in and up, by anybody. */
  auth: 8_000,
  service_role: 60_000,
} as const;

export type TurnRole = keyof typeof TURN_LIMITS_MS;

/** Jobs, the snapshot, and what else the backend asks by itself. Unit: ms. */
export const OWN_LIMIT_MS = 60_000;
