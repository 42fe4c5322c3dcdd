import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../functions/_shared/client-ip.ts';
import { peerOf } from './caller.ts';
import { count } from '../http/count.ts';
import type { Site } from './site.ts';

/** How many connections may be open at once, whether they ask for something or not. */
export type MostConnections = {
  /** A browser opens six, and one for realtime: forty phones behind one address open 280. */
  of_one_address: number;
  in_all: number;
};

export const MOST_CONNECTIONS: MostConnections = { of_one_address: 600, in_all: 4_000 };

/** Not by the API's own words: nothing was asked yet. */
const REFUSAL =
  'HTTP/1.1 503 Service Unavailable\r\nretry-after: 2\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';

/**
 * Each connection needs memory and a file descriptor, so one address may not take them all. A
 * trusted proxy's connections come from many people.
 */
export function limitConnections(server: Server, site: Site, most: MostConnections): void {
  const open = new Map<string, number>();
  let total = 0;
  server.on('connection', (socket: Socket) => {
    const { peer, is_trusted } = peerOf(socket, site);
    const address = networkOf(peer || 'unknown');
    const is_too_many = !is_trusted && (open.get(address) ?? 0) >= most.of_one_address;
    total += 1;
    count(open, address, 1);
    socket.once('close', () => {
      total -= 1;
      count(open, address, -1);
    });
    if (!is_too_many && total <= most.in_all) return;
    socket.on('error', () => socket.destroy());
    socket.end(REFUSAL);
    socket.destroySoon();
  });
}
