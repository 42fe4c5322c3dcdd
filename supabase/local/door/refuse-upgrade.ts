import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Refuses a WebSocket upgrade, and closes the connection even if the client does not. */
export function refuseUpgrade(socket: Duplex, status: number, retry_after_s?: number): void {
  const retry = retry_after_s === undefined ? '' : `retry-after: ${retry_after_s}\r\n`;
  socket.on('error', () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${retry}connection: close\r\ncontent-length: 0\r\n\r\n`,
  );
}
