import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One answer of the server's files. */
export type Answered = { path: string; status: number; encoding: string; bytes: number };

/** Between the phone and the server: notes each answer of the server's files. */
export async function openMeter(port: number) {
  let answered: Answered[] = [];
  let passes_differences = true;
  const meter = createServer((asked, response) => {
    const { method, url: path = '', headers } = asked;
    // what a browser says that has no earlier file to offer
    if (!passes_differences) delete headers['available-dictionary'];
    const forwarded = request({ port, host: '127.0.0.1', method, path, headers }, (reply) => {
      const { statusCode: status = 502, headers: got } = reply;
      const one: Answered = { path, status, encoding: got['content-encoding'] ?? '', bytes: 0 };
      if (isFile(reply)) answered.push(one);
      response.writeHead(status, reply.rawHeaders);
      reply.on('data', (part: Buffer) => (one.bytes += part.byteLength));
      reply.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    asked.pipe(forwarded);
  });
  await new Promise<void>((resolve) => meter.listen(0, '127.0.0.1', resolve));
  return {
    port: (meter.address() as AddressInfo).port,
    /** Since the last call. */
    answers: () => {
      const before = answered;
      answered = [];
      return before;
    },
    /** From now on the server hears of no file that the browser could take a difference to. */
    passDifferences: (pass: boolean) => {
      passes_differences = pass;
    },
    close: () => {
      meter.close();
      meter.closeAllConnections();
    },
  };
}

const isFile = ({ headers }: IncomingMessage): boolean => headers['x-qg-backend'] === undefined;
export const sumOf = (answers: readonly Answered[]) =>
  answers.reduce((sum, { bytes }) => sum + bytes, 0);
