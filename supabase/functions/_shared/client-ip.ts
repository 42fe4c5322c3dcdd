import type { FunctionEnvironment } from './environment.ts';

/**
 * The address of who calls. Behind a gateway it is what the gateway says: the last entry is the one that it wrote
 * itself, those before it come with the request.
 */
export function clientIp({ headers }: Request, { caller }: FunctionEnvironment): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return (
    caller?.address ??
    headers.get('cf-connecting-ip') ??
    headers.get('x-real-ip') ??
    forwarded ??
    'unknown'
  );
}
