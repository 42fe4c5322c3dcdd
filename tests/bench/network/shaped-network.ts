import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer } from 'node:http2';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Fast 3G as in browsers' developer tools. */
export const FAST_3G: Network = { down_kbps: 1440, up_kbps: 675, latency_ms: 562 };

export type Network = {
  readonly down_kbps: number;
  readonly up_kbps: number;
  /** Added to every request, on any connection. */
  readonly latency_ms: number;
};

export type ShapedNetwork = {
  readonly url: string;
  /**
   * Bytes of bodies and headers that were downloaded since the last call, and when each answer had
   * been sent, in Unix time.
   */
  readonly taken: () => { kB: number; answered_at: readonly number[] };
  readonly close: () => Promise<void>;
};

/**
 * A slow network in front of a server: all traffic of the phone passes through it, including the
 * service worker and the workers, which the developer tools' throttling does not reach.
 * @param to port of the server
 * @param secure speaks HTTP/2, which browsers do only over TLS
 */
export async function shapeNetwork(
  to: number,
  { down_kbps, up_kbps, latency_ms }: Network,
  secure?: { key: Buffer; cert: Buffer },
): Promise<ShapedNetwork> {
  const down = sharedLink(down_kbps);
  const up = sharedLink(up_kbps);
  let taken = { bytes: 0, answered_at: [] as number[] };

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    await Promise.all([sleep(latency_ms), up(headerBytes(asked))]);
    const forwarded = request({
      port: to,
      host: '127.0.0.1',
      method: asked.method,
      path: asked.url,
      headers: forwardedHeaders(asked),
      agent: false, // one connection each: a reused one may be closing on the other side
    });
    const answered = Promise.withResolvers<IncomingMessage>();
    forwarded.on('response', answered.resolve).on('error', answered.reject);
    response.on('close', () => forwarded.destroy()); // the phone may disconnect at any time
    answered.promise.catch(() => response.destroy());
    for await (const chunk of slices(asked)) {
      await up(chunk.byteLength);
      forwarded.write(chunk);
    }
    forwarded.end();
    const reply = await answered.promise;
    const head = headerBytes(reply);
    await down(head);
    taken.bytes += head;
    response.writeHead(reply.statusCode ?? 502, answeredHeaders(reply, asked.httpVersionMajor));
    for await (const chunk of slices(reply)) {
      await down(chunk.byteLength);
      taken.bytes += chunk.byteLength;
      if (!response.write(chunk)) await new Promise((resolve) => response.once('drain', resolve));
    }
    response.end();
    taken.answered_at.push(Date.now());
  }

  const take = (asked: IncomingMessage, response: ServerResponse): void => {
    answer(asked, response).catch(() => response.destroy()); // the phone disconnected
  };
  const sockets = new Set<Socket>();
  // HTTP/2's requests and responses have the interface of HTTP/1.1's
  const server = secure
    ? createSecureServer({ ...secure, allowHTTP1: true }, take as never)
    : createServer(take);
  server.on(secure ? 'secureConnection' : 'connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (asked: IncomingMessage, socket: Socket, head: Buffer) => {
    const join = async () => {
      await sleep(latency_ms);
      const lines = asked.rawHeaders.flatMap((name, i, all) =>
        i % 2 === 0 ? [`${name}: ${all[i + 1]}`] : [],
      );
      on.write([`${asked.method} ${asked.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      on.write(head);
      socket.pipe(on).pipe(socket);
    };
    const on = connect(to, '127.0.0.1', () => void join());
    on.on('error', () => socket.destroy());
    socket.on('error', () => on.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `${secure ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: () => {
      const { bytes, answered_at } = taken;
      taken = { bytes: 0, answered_at: [] };
      return { kB: bytes / 1000, answered_at };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** HTTP/2 names the method and the path as headers that begin with a colon. */
const forwardedHeaders = ({ headers }: IncomingMessage) => ({
  host: headers[':authority'] as string | undefined,
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))),
});

/** HTTP/2 forbids the headers that are about one connection. */
function answeredHeaders(reply: IncomingMessage, version: number) {
  if (version < 2) return reply.rawHeaders;
  const {
    connection: _one,
    'keep-alive': _kept,
    'transfer-encoding': _parts,
    ...headers
  } = reply.headers;
  return headers;
}

/** Small enough that streams which want the link at the same time alternate. */
const SLICE = 1_460;

async function* slices(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    for (let from = 0; from < chunk.byteLength; from += SLICE) {
      yield chunk.subarray(from, from + SLICE);
    }
  }
}

/** Timers are late by a millisecond or two; the link may catch up that much. */
const CATCH_UP_MS = 15;

/**
 * One link that all requests share. @returns a function that waits until that many bytes have
 * passed
 */
function sharedLink(kbps: number): (bytes: number) => Promise<void> {
  let free_at = 0;
  return async (bytes) => {
    const now = performance.now();
    free_at = Math.max(free_at, now - CATCH_UP_MS) + (bytes * 8) / kbps;
    if (free_at > now) await sleep(free_at - now);
  };
}

const headerBytes = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.reduce((sum, part) => sum + part.length + 2, 30);
