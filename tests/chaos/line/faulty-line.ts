import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { FINE, type Fate } from './fates.ts';

export type Exchange = {
  readonly path: string;
  readonly asked: Buffer;
  readonly status: number;
  readonly answered: Buffer;
};

export type FaultyLine = {
  readonly port: number;
  /** No request fails until this is called. */
  readonly breakIt: () => void;
  readonly heal: () => void;
  close(): Promise<void>;
};

export type LineOptions = {
  readonly port: number;
  /** Port of the server. */
  readonly to: number;
  readonly fate: (path: string) => Fate;
  /** Called for every answer of the server, also for those that are lost. */
  readonly onExchange?: (exchange: Exchange) => void;
  readonly onFault?: (fault: Fate['fault'] | 'server_away') => void;
};

/**
 * The network between all devices and the server: whole requests and answers pass, or meet a fault.
 */
export async function openFaultyLine(options: LineOptions): Promise<FaultyLine> {
  let healed = true;
  const live = new Set<Socket>();
  const server = createServer((asked, response) => {
    const { url = '/' } = asked;
    const fate = healed ? FINE : options.fate(url);
    options.onFault?.(fate.fault);
    void carry(asked, response, { ...options, fate: () => fate });
  });
  server.on('upgrade', (asked, socket: Socket, head) => {
    const { fault, after_ms } = healed ? FINE : options.fate(asked.url ?? '/');
    if (fault === 'reset' || fault === 'lost_request') {
      socket.resetAndDestroy();
      return;
    }
    const there = connect(options.to, '127.0.0.1', () => {
      there.write(headOf(asked));
      there.write(head);
      socket.pipe(there).pipe(socket);
    });
    live.add(socket);
    socket.on('close', () => (live.delete(socket), there.destroy()));
    socket.on('error', () => there.destroy());
    there.on('error', () => socket.destroy());
    there.on('close', () => socket.destroy());
    if (fault === 'cut') void sleep(after_ms).then(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  return {
    port: options.port,
    breakIt: () => void (healed = false),
    heal: () => void (healed = true),
    close: () =>
      new Promise((resolve) => {
        for (const socket of live) socket.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function carry(
  asked: IncomingMessage,
  response: ServerResponse,
  { to, fate, onExchange, onFault }: LineOptions,
): Promise<void> {
  const { url: path = '/' } = asked;
  const { fault, before_ms, after_ms } = fate(path);
  if (fault === 'reset') return void asked.socket.resetAndDestroy();
  const body = await bytesOf(asked).catch(() => null);
  if (!body || fault === 'lost_request') return void response.destroy();
  if (fault === 'late') await sleep(before_ms);
  const send = () => ask(to, asked, body).catch(() => null);
  const answers = await Promise.all(fault === 'twice' ? [send(), send()] : [send()]);
  for (const answer of answers) {
    if (!answer) onFault?.('server_away');
    else onExchange?.({ path, asked: body, status: answer.status, answered: answer.body });
  }
  const answer = answers.at(-1);
  if (!answer || fault === 'lost_answer') return void response.destroy();
  if (fault === 'late') await sleep(after_ms);
  response.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length });
  if (fault !== 'cut') return void response.end(answer.body);
  response.write(answer.body.subarray(0, answer.body.length / 2), () => response.destroy());
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

function ask(port: number, asked: IncomingMessage, body: Buffer): Promise<Answer> {
  const { method, url, headers } = asked;
  const sent = { ...headers };
  // the run must be able to read the answers
  if (url?.includes('/rpc/sync_push')) delete sent['accept-encoding'];
  return new Promise((resolve, reject) => {
    const forwarded = request(
      { port, host: '127.0.0.1', method, path: url, headers: sent, agent: false },
      (reply) => {
        bytesOf(reply).then((bytes) => {
          const { 'transfer-encoding': _chunked, connection: _ours, ...kept } = reply.headers;
          resolve({ status: reply.statusCode ?? 502, headers: kept, body: bytes });
        }, reject);
      },
    );
    forwarded.on('error', reject);
    forwarded.end(body);
  });
}

async function bytesOf(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function headOf({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, i, all) =>
    i % 2 === 0 ? [`${name}: ${all[i + 1]}`] : [],
  );
  return [`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}
