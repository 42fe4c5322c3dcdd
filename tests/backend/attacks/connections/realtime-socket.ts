import { once } from 'node:events';
import WebSocket from 'ws';
import type { Backend } from '#local/backend.ts';
import { soon } from '../../open-test-backend.ts';

/** The protocol's reply to a join, and other messages. */
type Message = {
  ref: string | null;
  topic: string;
  event: string;
  payload: { status?: string; response?: { reason?: string }; event?: string };
};

export type Socket = {
  ws: WebSocket;
  heard: Message[];
  send(event: string, topic: string, payload?: unknown): string;
  /** @returns `ok`, or the part of the reason before its colon */
  join(topic: string, token?: string): Promise<string | undefined>;
};

export type Opened = Socket | { status: number; retry_after: string | undefined };

/**
 * Opens a socket like a browser. @returns the refusal when there is one
 * @param address loopback address (127.0.0.0/8) of the client
 */
export async function openSocket(
  { url, anon_key }: Pick<Backend, 'url' | 'anon_key'>,
  address = '127.0.0.1',
  headers: Record<string, string> = {},
): Promise<Opened> {
  const ws = new WebSocket(
    `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${anon_key}&vsn=2.0.0`,
    { localAddress: address, headers, perMessageDeflate: false },
  );
  ws.on('error', () => undefined);
  const refused = new Promise<Opened>((resolve) => {
    ws.on('unexpected-response', (request, { statusCode, headers }) => {
      request.destroy();
      resolve({ status: statusCode ?? 0, retry_after: headers['retry-after'] });
    });
  });
  return Promise.race([refused, once(ws, 'open').then(() => socketOn(ws))]);
}

/** As above, where no refusal is expected. @throws the refusal */
export async function openedSocket(...args: Parameters<typeof openSocket>): Promise<Socket> {
  const opened = await openSocket(...args);
  if ('status' in opened) throw new Error(`refused with ${opened.status}`);
  return opened;
}

function socketOn(ws: WebSocket): Socket {
  const heard: Message[] = [];
  let refs = 0;
  ws.on('message', (data) => {
    const [, ref, topic, event, payload] = JSON.parse(String(data as Buffer)) as [
      unknown,
      Message['ref'],
      string,
      string,
      Message['payload'],
    ];
    heard.push({ ref, topic, event, payload });
  });
  const send: Socket['send'] = (event, topic, payload = {}) => {
    const ref = String((refs += 1));
    ws.send(JSON.stringify([ref, ref, topic, event, payload]));
    return ref;
  };
  return {
    ws,
    heard,
    send,
    async join(topic, token) {
      const config = { broadcast: { ack: false, self: false }, private: topic !== 'public' };
      const ref = send('phx_join', `realtime:${topic}`, {
        config,
        ...(token === undefined ? {} : { access_token: token }),
      });
      const answer = () => heard.find((one) => one.ref === ref && one.event === 'phx_reply');
      await soon(answer).toBeDefined();
      const { status, response } = answer()!.payload;
      return status === 'ok' ? 'ok' : response?.reason?.split(':', 1)[0];
    },
  };
}
