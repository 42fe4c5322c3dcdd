const LONGEST_PATH = 1_024;
const LONGEST_QUERY = 8_192;
/**
 * The prefixes of the API, whose paths need no escapes at all. `/auth` alone is the app's sign-in
 * screen.
 */
const API = /^\/(rest|auth|functions|realtime|storage)\/|^\/(health|snapshot\/public\.json)$/;

/** Whether a canonical path is the API's, and not the app's. */
export const isApiPath = (path: string): boolean => API.test(path);

/**
 * The path of a request target, if it is spelt in the one way that every part of the server reads
 * alike. Otherwise another spelling would evade a limit on a path: `/auth/v1/%74oken`, `//auth`,
 * `/x/../auth`.
 * @param target of the request line: path and query
 * @returns null for any other spelling
 */
export function canonicalPath(target: string): string | null {
  const [path = '', ...query] = target.split('?');
  if (path.length > LONGEST_PATH || query.join('?').length > LONGEST_QUERY) return null;
  // a request never contains a `#`: readers of addresses stop there, readers of queries do not
  if (target.includes('#')) return null;
  if (!path.startsWith('/') || path.includes('//')) return null;
  const decoded = decode(path);
  if (decoded === null || encodeURI(decoded) !== withoutNeedlessEscapes(path)) return null;
  // dots that lead elsewhere, backslashes
  if (new URL(path, 'http://localhost').pathname !== path) return null;
  const is_api = API.test(decoded.toLowerCase());
  return is_api && (path.includes('%') || path.endsWith('/') || !API.test(path)) ? null : path;
}

function decode(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.isWellFormed() && !/\p{Cc}/u.test(decoded) ? decoded : null;
  } catch {
    return null;
  }
}

/**
 * Messengers also escape punctuation that an address may contain as it is: `%2C` behind a link that
 * was copied with the comma. No path of the API has an escape at all.
 */
const withoutNeedlessEscapes = (path: string): string =>
  path
    .replaceAll(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase())
    .replaceAll(/%(2[146-9A-C]|3[ABD]|40)/g, decodeURIComponent);
