/**
 * Maximum length of each text field, in characters. A password has bcrypt's limit of 72 bytes.
 */
const TEXTS: Record<string, number> = {
  email: 255,
  password: 72,
  current_password: 72,
  phone: 32,
  token: 512,
  token_hash: 512,
  type: 32,
  refresh_token: 512,
  auth_code: 512,
  code_verifier: 512,
  code_challenge: 512,
  code_challenge_method: 32,
  nonce: 512,
  scope: 32,
  challenge_id: 36,
  friendly_name: 120,
};
const DEEPEST = 8;

/** Either why a body is refused, in GoTrue's words, or what may be read. */
export type AuthInput =
  | { error_code: 'bad_json' | 'validation_failed'; msg: string }
  | { body: Record<string, unknown> };

/**
 * Checks the body of a call to Auth, as GoTrue's decoder does: types, texts that PostgreSQL can't
 * store, lengths. A null counts as not given.
 * @param may_be_empty whether the route also answers without a body
 */
export function checkAuthInput(
  json: string,
  { may_be_empty }: { may_be_empty: boolean },
): AuthInput {
  if (may_be_empty && json.trim() === '') return { body: {} };
  const value = parsed(json);
  if (!isObject(value)) return badJson('Could not parse request body as JSON: not an object');
  if (!storable(value, 0)) return badJson('Could not parse request body as JSON: unsupported text');
  const body = Object.fromEntries(Object.entries(value).filter(([, given]) => given !== null));
  for (const [field, longest] of Object.entries(TEXTS)) {
    const given = body[field];
    if (given === undefined) continue;
    if (typeof given !== 'string') return badJson(`Could not parse request body as JSON: ${field}`);
    if (given.length > longest)
      return { error_code: 'validation_failed', msg: `${field} is too long` };
  }
  for (const field of ['data', 'options', 'gotrue_meta_security', 'credential']) {
    if (field in body && !isObject(body[field])) {
      return badJson(`Could not parse request body as JSON: ${field}`);
    }
  }
  return { body };
}

function badJson(msg: string): AuthInput {
  return { error_code: 'bad_json', msg };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** PostgreSQL can store neither NUL nor half a surrogate pair. */
function storable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth > DEEPEST) return false;
  return Object.entries(value).every(
    ([key, inner]) => storable(key, 0) && storable(inner, depth + 1),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
