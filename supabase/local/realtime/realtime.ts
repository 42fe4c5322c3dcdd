import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { verifyAccessToken, type Claims } from '../auth/access-token.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { Keys } from '../auth/keys.ts';
import { coalescePokes, readPoke } from './pokes.ts';
import { readMessage, writeMessage } from './realtime-message.ts';
import { createRealtimeSession, type RealtimeSession } from './realtime-session.ts';
import { askPolicies } from './realtime-topics.ts';

/** Realtime Broadcast from the database, as far as supabase-js needs it. Nothing may depend on it: a lost poke costs a poll. */
export interface Realtime {
  /** Takes a WebSocket request for `/realtime/v1/websocket`; false when it is for someone else. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close(): void;
}

/** supabase-js sends a heartbeat every 25 s. */
const IDLE_MS = 75_000;

export async function openRealtime(
  db: OpenDatabase,
  keys: Keys,
  now_ms: () => number,
): Promise<Realtime> {
  const server = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  const sessions = new Set<RealtimeSession>();
  const pokes = coalescePokes((poke) => {
    for (const session of sessions) session.poke(poke);
  });
  await db.listen('qg_realtime', (notification) => {
    const poke = readPoke(notification);
    if (poke) pokes.push(poke);
  });

  const mayListen = askPolicies(db);
  function readToken(token: string): Claims | null {
    if (token === keys.publishable_key) return { role: 'anon', exp: Infinity };
    const { jwt_secret } = keys;
    const claims = verifyAccessToken(token, { jwt_secret, now_ms: now_ms() });
    return typeof claims === 'object' ? claims : null;
  }

  function serve(socket: WebSocket, url: URL): void {
    const version = url.searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0';
    const session = createRealtimeSession(
      { send: (message) => socket.send(writeMessage(message, version)), readToken, mayListen },
      keys.publishable_key,
    );
    const idle = setTimeout(() => socket.terminate(), IDLE_MS);
    sessions.add(session);
    socket.on('message', (data, binary) => {
      idle.refresh();
      const message = binary ? null : readMessage(String(data as Buffer));
      if (message) session.receive(message);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(idle);
      sessions.delete(session);
    });
  }

  return {
    upgrade(request, socket, head) {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (url.pathname !== '/realtime/v1/websocket') return false;
      const apikey = url.searchParams.get('apikey') ?? request.headers['apikey'];
      if (apikey !== keys.publishable_key) {
        socket.end('HTTP/1.1 401 Unauthorized\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
        return true;
      }
      server.handleUpgrade(request, socket, head, (accepted) => serve(accepted, url));
      return true;
    },
    close() {
      pokes.stop();
      for (const socket of server.clients) socket.close(1001);
      server.close();
      const stubborn = setTimeout(() => {
        for (const socket of server.clients) socket.terminate();
      }, 500);
      stubborn.unref();
    },
  };
}
