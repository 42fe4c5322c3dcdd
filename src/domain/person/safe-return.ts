/** A placeholder for our origin: a path that resolves to another origin would leave the app. */
const HERE = 'https://here.invalid';

/**
 * Where to navigate after signing in: always a path of this app, whatever the address or message
 * says.
 * @returns path, search and hash, starting with a single slash; '/' for everything else, for /auth
 * itself, which would be an endless loop, and for the page of a recovery link that has been used
 */
export function safeReturn(asked: unknown): string {
  // browsers read a backslash as a slash, and drop tabs and line breaks
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
