import type { Claims } from '../auth/access-token.ts';
import type { Poke } from './pokes.ts';
import { isObject, type RealtimeMessage } from './realtime-message.ts';
import type { MayListen } from './realtime-topics.ts';

export interface RealtimeSession {
  receive(message: RealtimeMessage): void;
  poke(poke: Poke): void;
}

export interface SessionParts {
  send: (message: RealtimeMessage) => void;
  /** What a token (or the publishable key) says now; null when it says nothing any more. */
  readToken: (token: string) => Claims | null;
  mayListen: MayListen;
}

interface Channel {
  join_ref: string | null;
  private: boolean;
  token: string;
}

const PREFIX = 'realtime:';
const MOST_CHANNELS = 100;
/** More than all its channels at once: nobody who means well has so much to say. */
const MOST_WAITING = 200;

/**
 * One connection of supabase-js. Its channels are the topics it may hear: asked when it joins and with every new
 * token. Tokens end, so a poke asks whether the last one still holds.
 * @param default_token the key that the connection was opened with
 */
export function createRealtimeSession(
  { send, readToken, mayListen }: SessionParts,
  default_token: string,
): RealtimeSession {
  const channels = new Map<string, Channel>();
  let last = Promise.resolve();
  let waiting = 0;

  function reply(to: RealtimeMessage, status: 'ok' | 'error', response: Record<string, unknown>) {
    const { join_ref, ref, topic } = to;
    send({ join_ref, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  async function allowed(topic: string, token: string): Promise<boolean> {
    const claims = readToken(token);
    if (!claims || !topic.startsWith(PREFIX)) return false;
    return mayListen(topic.slice(PREFIX.length), claims);
  }

  async function join(message: RealtimeMessage): Promise<void> {
    const config = isObject(message.payload['config']) ? message.payload['config'] : {};
    const token = tokenOf(message) ?? default_token;
    if (channels.size >= MOST_CHANNELS) {
      reply(message, 'error', { reason: 'ChannelRateLimitReached: Too many channels' });
    } else if (!(await allowed(message.topic, token))) {
      const reason = `Unauthorized: You do not have permissions to read from this Channel topic: ${message.topic.slice(PREFIX.length, 200)}`;
      reply(message, 'error', { reason });
    } else {
      const { join_ref } = message;
      channels.set(message.topic, { join_ref, private: config['private'] === true, token });
      reply(message, 'ok', { postgres_changes: [] });
    }
  }

  /** The client joins again by itself, with the token that it has by then. */
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
        channel.token = tokenOf(message) ?? default_token;
        if (!(await allowed(message.topic, channel.token))) drop(message.topic, channel);
        return;
      default: // heartbeat, presence; what clients broadcast goes nowhere
        return reply(message, 'ok', {});
    }
  }

  return {
    receive(message) {
      if (waiting >= MOST_WAITING) return;
      waiting += 1;
      last = last
        .then(() => answer(message))
        .catch((error: unknown) => console.error('realtime', error))
        .finally(() => (waiting -= 1));
    },
    poke(poke) {
      const topic = `${PREFIX}${poke.topic}`;
      const channel = channels.get(topic);
      if (!channel || channel.private !== poke.private) return;
      if (!readToken(channel.token)) return drop(topic, channel);
      const payload = { type: 'broadcast', event: poke.event, payload: poke.payload };
      send({ join_ref: channel.join_ref, ref: null, topic, event: 'broadcast', payload });
    },
  };
}

function tokenOf({ payload }: RealtimeMessage): string | null {
  const token = payload['access_token'];
  return typeof token === 'string' && token !== '' ? token : null;
}
