import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Fast 3G as in browsers' developer tools. */
export const FAST_3G: Network = { down_kbps: 1440, up_kbps: 675, latency_ms: 562 };

export interface Network {
  readonly down_kbps: number;
  readonly up_kbps: number;
  /** Added to every request, on any connection. */
  readonly latency_ms: number;
}

export interface ShapedNetwork {
  readonly url: string;
  /**
   * Bytes of bodies and headers that were downloaded since the last call, and the number of
   * answers.
   */
  readonly taken: () => { kB: number; answers: number };
  readonly close: () => Promise<void>;
}

/**
 * A slow network in front of a server: all traffic of the phone passes through it, including the
 * service worker and the workers, which the developer tools' throttling does not reach.
 * @param to port of the server
 */
export async function shapeNetwork(
  to: number,
  { down_kbps, up_kbps, latency_ms }: Network,
): Promise<ShapedNetwork> {
  const down = sharedLink(down_kbps);
  const up = sharedLink(up_kbps);
  let taken = { bytes: 0, answers: 0 };

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    await Promise.all([sleep(latency_ms), up(headerBytes(asked))]);
    const forwarded = request({
      port: to,
      host: '127.0.0.1',
      method: asked.method,
      path: asked.url,
      headers: asked.headers,
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
    taken.answers += 1;
    const head = headerBytes(reply);
    await down(head);
    taken.bytes += head;
    response.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
    for await (const chunk of slices(reply)) {
      await down(chunk.byteLength);
      taken.bytes += chunk.byteLength;
      if (!response.write(chunk)) await new Promise((resolve) => response.once('drain', resolve));
    }
    response.end();
  }

  const server = createServer((asked, response) => {
    answer(asked, response).catch(() => response.destroy()); // the phone disconnected
  });
  server.on('upgrade', (asked, socket, head) => {
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
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: () => {
      const { bytes, answers } = taken;
      taken = { bytes: 0, answers: 0 };
      return { kB: bytes / 1000, answers };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
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
