import type { Caller } from './caller.ts';

const WRITTEN_BY_GATEWAYS = ['cf-connecting-ip', 'x-real-ip', 'forwarded', 'x-forwarded-for'];

/**
 * The request as a gateway passes it on: its own headers about its origin are removed, because they
 * are not trusted (`private.client_ip`).
 */
export function fromCaller(request: Request, { address }: Caller): Request {
  const headers = new Headers(request.headers);
  for (const name of WRITTEN_BY_GATEWAYS) headers.delete(name);
  headers.set('x-forwarded-for', address);
  return new Request(request, { headers });
}
