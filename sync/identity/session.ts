import { Dexie, type Table } from 'dexie';
import * as v from 'valibot';
import { request, type ServerConfig } from '../transport/transport.ts';

/** The signed-in person of this device, with the tokens. One at a time. */
export const Session = v.object({
  user: v.object({ id: v.string(), email: v.string(), name: v.string() }),
  access_token: v.string(),
  refresh_token: v.string(),
  /** Unix seconds, by the server's clock. */
  expires_at: v.number(),
  /**
   * The server rejected the refresh token. Everything stays, and sending waits for a new sign-in.
   */
  needs_sign_in: v.optional(v.boolean(), false),
});
export type Session = v.InferOutput<typeof Session>;

export const SHARED_STORES = { values: '' };

/**
 * What both page and service worker need before they can send: `qg:device`, shared by all users.
 */
export class SharedDatabase extends Dexie {
  readonly values!: Table<unknown, string>;
  constructor(options?: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange }) {
    super('qg:device', { chromeTransactionDurability: 'strict', ...options });
    this.version(1).stores(SHARED_STORES);
  }
}

export async function readSession(shared: SharedDatabase): Promise<Session | null> {
  const read = v.safeParse(Session, await shared.values.get('session'));
  return read.success ? read.output : null;
}

export const writeSession = (shared: SharedDatabase, session: Session): Promise<unknown> =>
  shared.values.put(session, 'session');

export const eraseSession = (shared: SharedDatabase): Promise<void> =>
  shared.values.delete('session');

/**
 * Prefix of the keys of people who signed out and whose data is not all deleted (leave-device.ts).
 */
export const LEAVING_KEY = 'leaving:';

/**
 * Prefix of the keys that say whose queue stays on this device, `{email, name}`: its person chose
 * to keep it, or another person signed in.
 */
export const KEPT_KEY = 'kept:';

export const isLeaving = async (shared: SharedDatabase, user_id: string): Promise<boolean> =>
  (await shared.values.get(LEAVING_KEY + user_id)) !== undefined;

/** The service worker reads the server's address from here. */
export const writeConfig = (shared: SharedDatabase, config: ServerConfig): Promise<unknown> =>
  shared.values.put(config, 'config');

export async function readConfig(shared: SharedDatabase): Promise<ServerConfig | null> {
  return ((await shared.values.get('config')) as ServerConfig | undefined) ?? null;
}

const TokenReply = v.object({
  access_token: v.string(),
  refresh_token: v.string(),
  expires_in: v.number(),
});
const AuthProblem = v.object({ error_code: v.string() });
/**
 * GoTrue's codes for a refresh token that will never work again. Any other failure is temporary.
 */
const DEAD_TOKEN = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
]);
const REFRESH_BEFORE_S = 90;

export type Token =
  | { readonly kind: 'token'; readonly access_token: string }
  | { readonly kind: 'anonymous' | 'needs_sign_in' | 'unreachable' };

export type SessionSource = {
  readonly shared: SharedDatabase;
  readonly server: ServerConfig;
  /** UTC ms. */
  readonly now: () => number;
  readonly lock: <T>(name: string, work: () => Promise<T>) => Promise<T>;
};

/**
 * A token for this user that should be valid. Refreshed under one lock for page and service worker,
 * because a refresh token works only once. Rule [S2]. Never removes the session. Rule [S3].
 * @param stale a token that the server just rejected: refresh even if it looks fresh (clock skew)
 */
export async function accessToken(
  source: SessionSource,
  user: string,
  stale?: string,
): Promise<Token> {
  const fresh = (session: Session): boolean =>
    session.expires_at - source.now() / 1000 > REFRESH_BEFORE_S && session.access_token !== stale;
  const session = await readSession(source.shared);
  if (!session || session.user.id !== user) return { kind: 'anonymous' };
  if (session.needs_sign_in) return { kind: 'needs_sign_in' };
  if (fresh(session)) return { kind: 'token', access_token: session.access_token };
  try {
    return await source.lock('auth:qg', async () => {
      // another context may have refreshed it already
      const current = await readSession(source.shared);
      if (!current || current.user.id !== user) return { kind: 'anonymous' };
      if (current.needs_sign_in) return { kind: 'needs_sign_in' };
      if (fresh(current)) return { kind: 'token', access_token: current.access_token };
      return refresh(source, current);
    });
  } catch (error) {
    // the lock holder is frozen: treat it as a network failure and try again later
    if (error instanceof DOMException && error.name === 'TimeoutError')
      return { kind: 'unreachable' };
    throw error;
  }
}

/**
 * Calls with a token that should be valid. If the server rejects it, refreshes the token and calls
 * once more.
 */
export async function withToken<Answer extends { readonly kind: string }>(
  { source, user_id }: { readonly source: SessionSource; readonly user_id: string | null },
  call: (token: string | null) => Promise<Answer>,
): Promise<Answer | { readonly kind: 'auth' | 'transient' }> {
  if (user_id === null) return call(null);
  let stale: string | undefined;
  for (;;) {
    const token = await accessToken(source, user_id, stale);
    if (token.kind === 'unreachable') return { kind: 'transient' };
    if (token.kind !== 'token') return { kind: 'auth' };
    const answer = await call(token.access_token);
    if (answer.kind !== 'auth' || stale) return answer;
    stale = token.access_token;
  }
}

async function refresh({ shared, server, now }: SessionSource, session: Session): Promise<Token> {
  const reply = await request(server, '/auth/v1/token?grant_type=refresh_token', {
    body: { refresh_token: session.refresh_token },
    token: null,
  });
  const read = v.safeParse(TokenReply, reply?.json);
  if (reply?.response.ok && read.success) {
    const { expires_in, ...tokens } = read.output;
    const expires_at = Math.floor(now() / 1000) + expires_in;
    const kept = await replaceSession(shared, session, { ...session, ...tokens, expires_at });
    return kept ? { kind: 'token', access_token: tokens.access_token } : { kind: 'anonymous' };
  }
  const problem = v.safeParse(AuthProblem, reply?.json);
  if (problem.success && DEAD_TOKEN.has(problem.output.error_code)) {
    await replaceSession(shared, session, { ...session, needs_sign_in: true });
    return { kind: 'needs_sign_in' };
  }
  return { kind: 'unreachable' };
}

/**
 * Stores the new session unless somebody signed out, or another person signed in, while the reply
 * was on its way.
 */
function replaceSession(shared: SharedDatabase, was: Session, next: Session): Promise<boolean> {
  return shared.transaction('rw', shared.values, async () => {
    const current = await readSession(shared);
    if (current?.refresh_token !== was.refresh_token) return false;
    await writeSession(shared, next);
    return true;
  });
}
