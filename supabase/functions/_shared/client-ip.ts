import type { FunctionEnvironment } from './environment.ts';

/**
 * The address of who calls. The socket's, where it is ours; behind a gateway what the gateway says: the last
 * entry is the one that it wrote itself, those before it come with the request.
 */
export function clientIp(request: Request, { peer_ip }: FunctionEnvironment): string {
  const { headers } = request;
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return (
    peer_ip ?? headers.get('cf-connecting-ip') ?? headers.get('x-real-ip') ?? forwarded ?? 'unknown'
  );
}

/** A developer's own machine: APP_ENV=local, a socket of loopback, and no proxy in between (security.md T17). */
export function isLocal(request: Request, { peer_ip, setting }: FunctionEnvironment): boolean {
  const proxied = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) =>
    request.headers.has(name),
  );
  return (
    setting('APP_ENV') === 'local' && !proxied && /^(127\.|::1$|::ffff:127\.)/.test(peer_ip ?? '')
  );
}
