import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ownCertificate } from '../network/certificate.ts';

const HOST = 'tile.openstreetmap.org';
/** Any picture: it is decoded and drawn like a street. */
const TILE = join(import.meta.dirname, '../../../public/icons/icon-512.png');

/** Plays the server of street tiles, whose terms forbid a benchmark. */
export async function startTiles(dir: string) {
  const tile = readFileSync(TILE);
  const server = createServer(ownCertificate(dir), (_, answer) => {
    answer.writeHead(200, { 'content-type': 'image/png', 'access-control-allow-origin': '*' });
    answer.end(tile);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Of a browser that finds its tiles here. */
    flags: [`--host-resolver-rules=MAP ${HOST} 127.0.0.1:${port}`],
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
