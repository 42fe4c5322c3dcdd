/** The facts that decide how a request is answered. */
export type RequestFacts = {
  readonly method: string;
  /** `navigate` when a page is opened. */
  readonly mode: string;
  readonly url: string;
  /** It carries an Authorization header. */
  readonly authorized: boolean;
};

const API = /^\/(rest|auth|functions|realtime|storage)\/|^\/(health$|snapshot\/)/;

/**
 * Which part answers. `page`: index.html, whatever the path, because the app does its own routing.
 * `file`: the precache, then the network. `network`: not intercepted; that is the whole API and
 * every request with a token.
 * @param origin of the app
 */
export function answeredBy(request: RequestFacts, origin: string): 'page' | 'file' | 'network' {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'network';
  if (request.authorized || API.test(url.pathname)) return 'network';
  if (request.mode !== 'navigate') return 'file';
  const looksLikeFile = url.pathname.startsWith('/assets/') || /\.[a-z0-9]+$/i.test(url.pathname);
  return looksLikeFile ? 'file' : 'page';
}
