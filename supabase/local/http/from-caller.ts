import type { Caller } from './caller.ts';

const WRITTEN_BY_GATEWAYS = ['cf-connecting-ip', 'x-real-ip', 'forwarded', 'x-forwarded-for'];

/**
 * The request as a gateway hands it on: what it says itself of where it comes from is not believed
 * (`private.client_ip`).
 */
export function fromCaller(request: Request, { address }: Caller): Request {
  const headers = new Headers(request.headers);
  for (const name of WRITTEN_BY_GATEWAYS) headers.delete(name);
  headers.set('x-forwarded-for', address);
  return new Request(request, { headers });
}
