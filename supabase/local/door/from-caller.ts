import type { Call } from './call.ts';

const WRITTEN_BY_GATEWAYS = ['cf-connecting-ip', 'x-real-ip', 'forwarded', 'x-forwarded-for'];

/**
 * A request's headers as a gateway passes them on: its own ones about its origin are removed, because
 * they are not trusted (`private.client_ip`).
 */
export function headersFromCaller({ request, caller }: Call): Headers {
  const headers = new Headers(request.headers);
  for (const name of WRITTEN_BY_GATEWAYS) headers.delete(name);
  headers.set('x-forwarded-for', caller.address);
  return headers;
}
