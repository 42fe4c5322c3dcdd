import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#functions/_shared/client-ip.ts';
import { peerOf } from './caller.ts';
import { createRoom } from '../limits/room.ts';
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
  const room = createRoom({ of_one: most.of_one_address, in_all: most.in_all });
  server.on('connection', (socket: Socket) => {
    const { peer, is_trusted } = peerOf(socket, site);
    const address = is_trusted ? null : networkOf(peer || 'unknown');
    const is_full = room.full(address) !== null;
    socket.once('close', room.enter(address));
    if (!is_full) return;
    socket.on('error', () => socket.destroy());
    socket.end(REFUSAL);
    socket.destroySoon();
  });
}
