import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { verifyAccessToken, type Claims } from '../auth/access-token.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { Keys } from '../data-dir/keys.ts';
import { refuseUpgrade } from '../door/refuse-upgrade.ts';
import { coalescePokes, readPoke } from './pokes.ts';
import { createRealtimeLimits, type Place } from './realtime-limits.ts';
import { readMessage, writeMessage, type RealtimeMessage } from './realtime-message.ts';
import { createRealtimeSession, type RealtimeSession } from './realtime-session.ts';
import { askPolicies } from './realtime-topics.ts';

/** A WebSocket upgrade request, as `node:http` passes it. */
type Handshake = {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
};

/**
 * Realtime Broadcast from the database, as far as supabase-js needs it. Nothing may depend on it: a
 * lost poke only delays until the next poll. What a socket receives depends on the key and the
 * tokens in its messages, not on cookies, so a page of another origin gains nothing by opening one:
 * the Origin is not checked.
 */
export type Realtime = {
  /**
   * Accepts a WebSocket request for `/realtime/v1/websocket`; false when it is for another path.
   * Refuses with 401 without the key, 429 when its address has too many, 503 when there are too
   * many in total; the last two say when to retry.
   * @param address of the caller (`door/caller.ts`)
   */
  upgrade(handshake: Handshake, address: string): boolean;
  close(): void;
};

/**
 * Unit: bytes per socket. The pokes of a minute to a phone without signal are a tenth of this; a
 * client with more unread data does not read at all, and the data would stay in memory.
 */
const MOST_UNREAD = 256 * 1024;
/** A join with its token has about 2 kB. Unit: bytes. */
const LONGEST_MESSAGE = 16 * 1024;
/** supabase-js sends a heartbeat every 25 s. */
const IDLE_MS = 75_000;

export async function openRealtime(
  db: OpenDatabase,
  keys: Keys,
  now_ms: () => number,
): Promise<Realtime> {
  const server = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE });
  const sessions = new Set<RealtimeSession>();
  const pokes = coalescePokes((poke) => {
    for (const session of sessions) session.poke(poke);
  });
  await db.listen('qg_realtime', (notification) => {
    const poke = readPoke(notification);
    if (poke) pokes.push(poke);
  });

  const limits = createRealtimeLimits(now_ms);
  const mayListen = askPolicies(db, limits.mayAsk);
  async function readToken(token: string): Promise<Claims | null> {
    if (token === keys.publishable_key) return { role: 'anon', exp: Infinity };
    const { jwt_secret } = keys;
    const claims = await verifyAccessToken(token, { jwt_secret, now_ms: now_ms() });
    return typeof claims === 'object' ? claims : null;
  }

  function serve(socket: WebSocket, url: URL, place: Place): void {
    const version = url.searchParams.get('vsn') === '1.0.0' ? '1.0.0' : '2.0.0';
    const send = (message: RealtimeMessage) => {
      if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
      else socket.send(writeMessage(message, version));
    };
    const session = createRealtimeSession(
      { send, readToken, mayListen, place, now_ms },
      keys.publishable_key,
    );
    const idle = setTimeout(() => socket.terminate(), IDLE_MS);
    sessions.add(session);
    /** `ws` answers pings too. */
    const heard = () => {
      idle.refresh();
      if (place.maySay() && socket.bufferedAmount <= MOST_UNREAD) return true;
      socket.terminate();
      return false;
    };
    socket.on('ping', heard);
    socket.on('message', (data, binary) => {
      const message = !heard() || binary ? null : readMessage(String(data as Buffer));
      if (message) session.receive(message);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(idle);
      sessions.delete(session);
      session.close();
    });
  }

  return {
    upgrade({ request, socket, head }, address) {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (url.pathname !== '/realtime/v1/websocket') return false;
      const apikey = url.searchParams.get('apikey') ?? request.headers['apikey'];
      if (apikey !== keys.publishable_key) {
        refuseUpgrade(socket, 401);
        return true;
      }
      const place = limits.enter(address);
      if ('status' in place) {
        refuseUpgrade(socket, place.status, place.retry_after_s);
        return true;
      }
      socket.once('close', place.leave); // also when the handshake fails
      server.handleUpgrade(request, socket, head, (accepted) => serve(accepted, url, place));
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
