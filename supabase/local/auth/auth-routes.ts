/** The actions of Auth that the app uses. */
export type AuthAct =
  | 'sign_up'
  | 'sign_in'
  | 'refresh'
  | 'ask_for_recovery'
  | 'ask_for_confirmation'
  | 'spend_link'
  | 'sign_out'
  | 'read_user'
  | 'change_password'
  | 'read_settings'
  | 'offer_passkey'
  | 'register_passkey'
  | 'offer_passkey_sign_in'
  | 'passkey_sign_in'
  | 'list_passkeys'
  | 'rename_passkey'
  | 'remove_passkey';

/** A path and method that Auth answers. */
export type AuthRoute = {
  act: AuthAct;
  /** The query parameters that are read; all others are dropped. */
  query: readonly string[];
  /** The body fields that are read; all others are dropped. */
  fields: readonly string[];
};

/** Why Auth refuses a path or method, in GoTrue's shape. */
export type AuthRouteProblem = {
  status: number;
  code: string;
  msg: string;
};

const route = (
  act: AuthAct,
  { query = [], fields = [] }: Partial<Pick<AuthRoute, 'query' | 'fields'>> = {},
): AuthRoute => ({ act, query, fields });

/** What an authenticator answered. */
const ANSWERED = { fields: ['challenge_id', 'credential'] };

/**
 * Every route of Auth: the calls of the app. GoTrue's other endpoints (six-digit codes, magic links,
 * links that do something when they are opened, other providers, a change of e-mail) are left out:
 * the app needs none, and each adds a way to attack.
 */
const ROUTES: Record<string, Record<string, AuthRoute>> = {
  '/auth/v1/signup': { POST: route('sign_up', { fields: ['email', 'password', 'data'] }) },
  '/auth/v1/recover': { POST: route('ask_for_recovery', { fields: ['email'] }) },
  '/auth/v1/resend': { POST: route('ask_for_confirmation', { fields: ['type', 'email'] }) },
  '/auth/v1/verify': { POST: route('spend_link', { fields: ['type', 'token_hash'] }) },
  '/auth/v1/logout': { POST: route('sign_out', { query: ['scope'], fields: ['scope'] }) },
  '/auth/v1/user': {
    GET: route('read_user'),
    PUT: route('change_password', { fields: ['password', 'current_password'] }),
  },
  '/auth/v1/settings': { GET: route('read_settings') },
  '/auth/v1/passkeys': { GET: route('list_passkeys') },
  '/auth/v1/passkeys/:id': {
    PATCH: route('rename_passkey', { fields: ['friendly_name'] }),
    DELETE: route('remove_passkey'),
  },
  '/auth/v1/passkeys/registration/options': { POST: route('offer_passkey') },
  '/auth/v1/passkeys/registration/verify': { POST: route('register_passkey', ANSWERED) },
  '/auth/v1/passkeys/authentication/options': { POST: route('offer_passkey_sign_in') },
  '/auth/v1/passkeys/authentication/verify': { POST: route('passkey_sign_in', ANSWERED) },
};

const PASSKEY = /^\/auth\/v1\/passkeys\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const GRANTS: Record<string, AuthRoute> = {
  password: route('sign_in', { query: ['grant_type'], fields: ['email', 'password'] }),
  refresh_token: route('refresh', { query: ['grant_type'], fields: ['refresh_token'] }),
};

/** @param path canonical: the only spelling that the door admits */
export function authRoute(
  method: string,
  path: string,
  query: URLSearchParams,
): AuthRoute | AuthRouteProblem {
  if (new Set(query.keys()).size < query.size) {
    return { status: 400, code: 'validation_failed', msg: 'A parameter is given twice' };
  }
  if (path === '/auth/v1/token' && method === 'POST') {
    const unknown = { status: 400, code: 'validation_failed', msg: 'unsupported_grant_type' };
    return own(GRANTS, query.get('grant_type') ?? '') ?? unknown;
  }
  const name = PASSKEY.test(path) ? '/auth/v1/passkeys/:id' : path;
  const methods = path === '/auth/v1/token' ? {} : own(ROUTES, name);
  if (!methods) return { status: 404, code: 'not_found', msg: 'No such endpoint' };
  const none = { status: 405, code: 'method_not_allowed', msg: 'Method not allowed' };
  return own(methods, method) ?? none;
}

const own = <T>(record: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/**
 * An address that is written anew from what was read of the request's: the query parameters that
 * the route reads, each once, and nothing else.
 */
export function withKnownQuery(address: string, { query }: AuthRoute): URL {
  const { origin, pathname, searchParams } = new URL(address);
  const url = new URL(origin + pathname);
  for (const name of query) {
    const value = searchParams.get(name);
    if (value !== null) url.searchParams.set(name, value);
  }
  return url;
}
