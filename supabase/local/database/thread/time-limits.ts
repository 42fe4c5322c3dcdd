/**
 * How long one turn may hold the database: hosted Supabase's statement timeouts (its docs,
 * "Timeouts"). The secret key has 2 minutes there, but only 1 here, because everybody else waits
 * meanwhile. Unit: ms.
 */
export const TURN_LIMITS_MS = {
  anon: 3_000,
  authenticated: 8_000,
  /** Auth runs before a role is known: anybody may sign in or up. */
  auth: 8_000,
  service_role: 60_000,
} as const;

export type TurnRole = keyof typeof TURN_LIMITS_MS;

/** Jobs, the snapshot, and other queries of the backend itself. Unit: ms. */
export const OWN_LIMIT_MS = 60_000;
