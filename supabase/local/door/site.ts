import { BlockList, isIP } from 'node:net';

/** How this server is reached; read once at its start. */
export type Site = {
  /**
   * Only a person at this machine can reach it. As soon as others might, it is a real server: no
   * demo accounts, no code is shown in place of a message that is not sent, and no mail is printed.
   */
  is_local: boolean;
  /** Host names that requests may use: lower case, no port. */
  hosts: ReadonlySet<string>;
  /** Proxies whose `x-forwarded-for` is trusted. */
  trusted_proxies: BlockList;
  /** Served over https by the proxy in front. */
  is_https: boolean;
};

type Settings = Readonly<Record<string, string | undefined>>;

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Closed by default: the server is local only if no setting says otherwise, and a host that no
 * setting names is refused.
 * @param settings APP_ENV, SITE_URL, HOSTS (names, with commas), TRUSTED_PROXY (addresses or
 * networks, with commas)
 * @throws when a setting can't be read
 */
export function siteOf(settings: Settings): Site {
  const { APP_ENV, SITE_URL, HOSTS, TRUSTED_PROXY } = settings;
  const url = SITE_URL ? readUrl(SITE_URL) : null;
  const named = [...(url ? [url.hostname] : []), ...listOf(HOSTS)].map((host) =>
    host.toLowerCase(),
  );
  return {
    is_local:
      (APP_ENV || 'local') === 'local' && !TRUSTED_PROXY && named.every((host) => isLoopback(host)),
    hosts: new Set([...LOOPBACK_HOSTS, ...named]),
    trusted_proxies: readNetworks(listOf(TRUSTED_PROXY)),
    is_https: url?.protocol === 'https:',
  };
}

/** The address that links and pages name: `https://…`, without a trailing slash. */
export const originOf = ({ SITE_URL }: Settings, port: number): string =>
  SITE_URL ? readUrl(SITE_URL).origin : `http://localhost:${port}`;

export const isLoopback = (host: string): boolean => LOOPBACK_HOSTS.includes(host);

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

function readUrl(text: string): URL {
  if (!URL.canParse(text)) throw new Error(`SITE_URL is not an address: ${text}`);
  return new URL(text);
}

function readNetworks(networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix, ...more] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    const widest = family === 'ipv6' ? 128 : 32;
    const bits = Number(prefix ?? widest);
    if (isIP(address) === 0 || more.length > 0 || !Number.isInteger(bits) || bits > widest) {
      throw new Error(`TRUSTED_PROXY is not a list of addresses: ${network}`);
    }
    list.addSubnet(address, bits, family);
  }
  return list;
}
