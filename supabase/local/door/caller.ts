import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { networkOf } from '#functions/_shared/client-ip.ts';
import { isLoopback, type Site } from './site.ts';

/** Who sent a request, as far as the connection and a trusted proxy tell. */
export type Caller = {
  /** The unit of limits: an IPv4 address, or the /64 network that one person has of IPv6. */
  address: string;
  /** The developer at this machine, who may see what a real server sends by mail or message. */
  is_local: boolean;
  is_https: boolean;
};

/** Who is at the other end of a connection: the client itself, or a proxy. */
export function peerOf(
  { remoteAddress = '' }: Pick<Socket, 'remoteAddress'>,
  site: Site,
): { peer: string; is_trusted: boolean } {
  const peer = withoutMapping(remoteAddress);
  return { peer, is_trusted: isTrusted(peer, site) };
}

/** Headers that proxies add: a request with one of them does not come from this machine. */
const FORWARDING = /^(x-forwarded-|x-real-ip$|forwarded$|via$|cf-|true-client-ip$|x-client-ip$)/;

export function callerOf({ socket, headers }: IncomingMessage, site: Site): Caller {
  const { peer, is_trusted } = peerOf(socket, site);
  const address = is_trusted ? clientBehind(peer, headers['x-forwarded-for'], site) : peer;
  const own_origin = headers.origin === undefined || headers.origin === `http://${headers.host}`;
  return {
    address: networkOf(address || 'unknown'),
    is_local:
      site.is_local &&
      isLoopbackAddress(peer) &&
      isLoopback(hostOf(headers.host)) &&
      own_origin &&
      !Object.keys(headers).some((name) => FORWARDING.test(name)),
    is_https: site.is_https || (is_trusted && headers['x-forwarded-proto'] === 'https'),
  };
}

/** The name in a Host header: lower case, no port; '' when it is invalid. */
export function hostOf(header: string | undefined): string {
  const [, name = ''] = /^([\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i.exec(header ?? '') ?? [];
  return name.toLowerCase();
}

/**
 * Reads from the right: each trusted proxy recorded its caller; entries before the first untrusted
 * one came with the request.
 */
function clientBehind(peer: string, header: string | string[] | undefined, site: Site): string {
  const chain = String(header ?? '').split(',');
  let client = peer;
  for (const entry of chain.toReversed()) {
    const before = withoutMapping(entry.trim());
    if (isIP(before) === 0) return client;
    client = before;
    if (!isTrusted(client, site)) return client;
  }
  return client;
}

function isTrusted(address: string, { trusted_proxies }: Site): boolean {
  const version = isIP(address);
  return version !== 0 && trusted_proxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));

/** Removes the prefix that a dual-stack socket puts before an IPv4 address. */
const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
