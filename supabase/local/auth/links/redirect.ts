/**
 * Where a link of a mail may redirect after use: a path of our own site, because the session is put
 * into that address.
 * @param origins ours, without a trailing slash
 * @returns null for any other origin, for the API, and for an invalid path (threat T18:
 * `/..//evil.com`)
 */
export function ownPlace(redirect_to: string | null, origins: readonly string[]): string | null {
  const [origin = ''] = origins;
  if (!redirect_to || redirect_to.length > 300 || /[\\\s]/.test(redirect_to)) return null;
  if (!/^(https?:\/\/|\/(?!\/))/i.test(redirect_to)) return null;
  const url = URL.parse(redirect_to, origin);
  if (!url || !origins.includes(url.origin) || url.username || url.password) return null;
  if (url.pathname.startsWith('//')) return null;
  // /auth is a screen, and what is below it the API
  if (/^\/(auth\/|(rest|functions|realtime|storage)(\/|$))/i.test(decoded(url.pathname)))
    return null;
  return url.origin + url.pathname + url.search;
}

/** Our origins: the site's own; on a developer's machine both names of this port. */
export function ownOrigins({
  site_url,
  port,
  is_local,
}: {
  site_url: string;
  port: number;
  is_local: boolean;
}): string[] {
  const loopback = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return [new URL(site_url).origin, ...(is_local ? loopback : [])];
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
