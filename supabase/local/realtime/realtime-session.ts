import type { Claims } from '../auth/access-token.ts';
import { createLine } from '../limits/line.ts';
import type { Poke } from './pokes.ts';
import { isObject, type RealtimeMessage } from './realtime-message.ts';
import type { Place } from './realtime-limits.ts';
import type { MayListen } from './realtime-topics.ts';

export type RealtimeSession = {
  receive(message: RealtimeMessage): void;
  poke(poke: Poke): void;
  /** Drops received messages that were not answered yet. */
  close(): void;
};

export type SessionParts = {
  send: (message: RealtimeMessage) => void;
  /** The claims of a token (or of the publishable key) now; null once it is invalid. */
  readToken: (token: string) => Promise<Claims | null>;
  mayListen: MayListen;
  place: Pick<Place, 'mayJoin' | 'mayServe'>;
  now_ms: () => number;
};

type Channel = {
  join_ref: string | null;
  private: boolean;
  /**
   * When the latest token expires. Unix time, seconds. Stored in place of the token, because a
   * socket may have a hundred channels.
   */
  exp: number;
};

const PREFIX = 'realtime:';
const MOST_CHANNELS = 100;
/** Our topics are an id with a prefix. Unit: characters. */
const LONGEST_TOPIC = 200;
/** More than all channels of a socket need at once. */
const MOST_WAITING = 200;

/** Why a topic is refused, in the words of the hosted service. */
const REFUSALS = {
  channels: 'ChannelRateLimitReached: Too many channels',
  joins: 'ClientJoinRateLimitReached: Too many joins per second',
  sockets: 'ConnectionRateLimitReached: Too many connected users',
  denied: 'Unauthorized: You do not have permissions to read from this Channel topic',
} as const;

/**
 * One connection of supabase-js. Its channels are the topics that it may listen to, which is
 * checked on joining and with every new token. Tokens expire, so each poke checks that the last one
 * is still valid.
 * @param default_token the key with which the connection was opened
 */
export function createRealtimeSession(
  { send, readToken, mayListen, place, now_ms }: SessionParts,
  default_token: string,
): RealtimeSession {
  const channels = new Map<string, Channel>();
  const line = createLine(MOST_WAITING);
  let closed = false;

  function reply(to: RealtimeMessage, status: 'ok' | 'error', response: Record<string, unknown>) {
    const { join_ref, ref, topic } = to;
    send({ join_ref, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  /** @returns the token's claims when it may listen, else why not */
  async function ask(message: RealtimeMessage): Promise<Claims | keyof typeof REFUSALS> {
    const { topic } = message;
    if (!place.mayJoin()) return 'joins';
    const claims = await readToken(tokenOf(message) ?? default_token);
    if (!claims || !topic.startsWith(PREFIX) || topic.length > LONGEST_TOPIC) return 'denied';
    if (claims.sub !== undefined && !place.mayServe(claims.sub)) return 'sockets';
    const may = await mayListen(topic.slice(PREFIX.length), claims);
    return may === 'busy' ? 'joins' : may ? claims : 'denied';
  }

  async function join(message: RealtimeMessage): Promise<void> {
    const { join_ref, topic } = message;
    const config = isObject(message.payload['config']) ? message.payload['config'] : {};
    const full = channels.size >= MOST_CHANNELS && !channels.has(topic);
    const answer = full ? 'channels' : await ask(message);
    if (typeof answer === 'string') return reply(message, 'error', { reason: REFUSALS[answer] });
    channels.set(topic, { join_ref, private: config['private'] === true, exp: answer.exp });
    reply(message, 'ok', { postgres_changes: [] });
  }

  /** The client rejoins by itself, with its token at that time. */
  function drop(topic: string, channel: Channel): void {
    channels.delete(topic);
    const { join_ref } = channel;
    send({
      join_ref,
      ref: null,
      topic,
      event: 'phx_error',
      payload: { reason: 'Token has expired' },
    });
  }

  async function renew(message: RealtimeMessage, channel: Channel): Promise<void> {
    const answer = await ask(message);
    if (typeof answer === 'string') drop(message.topic, channel);
    else channel.exp = answer.exp;
  }

  async function answer(message: RealtimeMessage): Promise<void> {
    const channel = channels.get(message.topic);
    switch (message.event) {
      case 'phx_join':
        return join(message);
      case 'phx_leave':
        channels.delete(message.topic);
        return reply(message, 'ok', {});
      case 'access_token':
        if (!channel) return;
        return renew(message, channel);
      default: // heartbeat, presence; broadcasts of clients are ignored
        return reply(message, 'ok', {});
    }
  }

  return {
    close() {
      closed = true;
      channels.clear();
    },
    receive(message) {
      if (closed || line.isFull()) return;
      line
        .inTurn(() => (closed ? undefined : answer(message)))
        .catch((error: unknown) => console.error('realtime', error));
    },
    poke(poke) {
      const topic = `${PREFIX}${poke.topic}`;
      const channel = channels.get(topic);
      if (!channel || channel.private !== poke.private) return;
      if (channel.exp * 1000 <= now_ms()) return drop(topic, channel);
      const payload = { type: 'broadcast', event: poke.event, payload: poke.payload };
      send({ join_ref: channel.join_ref, ref: null, topic, event: 'broadcast', payload });
    },
  };
}

function tokenOf({ payload }: RealtimeMessage): string | null {
  const token = payload['access_token'];
  return typeof token === 'string' && token !== '' ? token : null;
}
