import type { RealtimeChannel, RealtimeClient } from '@supabase/realtime-js';
import type { ServerConfig } from '../calls/transport.ts';

export type LiveSignal = {
  /** The topics to listen to from now on; all others are left. */
  readonly listen: (topics: readonly string[]) => void;
  readonly close: () => void;
};

/**
 * Pokes from the database: "something changed", without data. They only shorten the wait; a lost
 * poke costs a minute. Loaded after the first paint, and only while there is a signal.
 */
export async function openLiveSignal(options: {
  server: ServerConfig;
  token: () => Promise<string | null>;
  onPoke: (topic: string) => void;
}): Promise<LiveSignal> {
  const { RealtimeClient: Client } = await import('@supabase/realtime-js');
  const { url, publishable_key } = options.server;
  const client: RealtimeClient = new Client(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: publishable_key },
    accessToken: async () => (await options.token()) ?? publishable_key,
  });
  const channels = new Map<string, RealtimeChannel>();
  return {
    listen: (topics) => {
      for (const [topic, channel] of channels) {
        if (topics.includes(topic)) continue;
        channels.delete(topic);
        void client.removeChannel(channel);
      }
      for (const topic of topics) {
        if (channels.has(topic)) continue;
        const channel = client.channel(topic, { config: { private: topic !== 'public' } });
        channel.on('broadcast', { event: 'poke' }, () => options.onPoke(topic));
        channel.subscribe();
        channels.set(topic, channel);
      }
    },
    close: () => void client.disconnect(),
  };
}
