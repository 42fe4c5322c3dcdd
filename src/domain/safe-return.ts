/** Any origin that is not ours will do: what resolves to another one wants to leave. */
const HERE = 'https://here.invalid';

/**
 * Where to go after signing in: a path of this app, whatever an address or a message asked for.
 * @returns path, search and hash, starting with a single slash; '/' for everything else, and for
 * /auth itself, which would send the person round in circles, or the page of a recovery link that is spent
 */
export function safeReturn(asked: unknown): string {
  // browsers read a backslash as a slash and drop tabs and line breaks
  if (typeof asked !== 'string' || asked.length > 2_000 || !/^\/[^\\\p{Cc}]*$/u.test(asked)) {
    return '/';
  }
  if (!URL.canParse(asked, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(asked, HERE);
  // `/..//evil.com` has our origin until it is resolved a second time
  if (origin !== HERE || pathname.startsWith('//')) return '/';
  if (/^\/(auth|new-password)(\/|$)/.test(pathname)) return '/';
  return pathname + search + hash;
}
