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

/** What one line has: an IPv4 address; of IPv6 the first 64 bits, in which a visitor chooses the rest. */
export function networkOf(address: string): string {
  if (!address.includes(':') || /^::ffff:\d+\./i.test(address)) {
    return address.replace(/^::ffff:/i, '');
  }
  const [head, tail] = address.split('::') as [string, string?];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
