import type { FunctionEnvironment } from './environment.ts';

/**
 * What limits count a caller by (`networkOf`). Behind a gateway the address is what the gateway says: the last entry is
 * the one that it wrote itself, those before it come with the request.
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
 * What one line has: an IPv4 address, or the /64 network of an IPv6 address, in which a visitor chooses the other half.
 * A network stays what it is. `private.client_network` says the same in SQL.
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
