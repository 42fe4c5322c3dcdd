import type { FunctionEnvironment } from './environment.ts';

/**
 * The address by which limits count a caller (`networkOf`). Behind a gateway it is what the gateway
 * wrote. Of `x-forwarded-for` only the last entry counts, because the earlier ones came with the
 * request.
 */
export function clientIp({ headers }: Request, { caller }: FunctionEnvironment): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return networkOf(
    caller?.address ??
      headers.get('cf-connecting-ip') ??
      headers.get('x-real-ip') ??
      forwarded ??
      'unknown',
  );
}

/**
 * The unit by which limits count: an IPv4 address, or the /64 network of an IPv6 address, because a
 * visitor chooses the other half. A network is returned unchanged. `private.client_network` does
 * the same in SQL.
 */
export function networkOf(address: string): string {
  if (!address.includes(':') || /^::ffff:\d+\./i.test(address)) {
    return address.replace(/^::ffff:/i, '');
  }
  const [head, tail] = address.split('::') as [string, string?];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
  return `${groups.join(':')}::/64`;
}
