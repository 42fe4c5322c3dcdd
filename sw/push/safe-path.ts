/**
 * A path inside this app, or undefined. A push must not decide where the app navigates: no other
 * origin, no API, no `//host`, no backslash.
 * @param origin of the app
 */
export function safePath(value: unknown, origin: string): string | undefined {
  if (typeof value !== 'string' || value.length > 300 || !/^\/(?![/\\])/.test(value))
    return undefined;
  const url = URL.parse(value, origin);
  if (!url || url.origin !== origin || value.includes('\\')) return undefined;
  if (url.pathname.startsWith('//')) return undefined; // `/..//host` was normalised to this
  if (/^\/(rest|auth|functions|realtime|storage)\//.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}
