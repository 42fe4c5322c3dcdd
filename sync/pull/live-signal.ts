import type { RealtimeChannel } from '@supabase/supabase-js';
import { openClient, type Caller } from '../identity/client.ts';

export type LiveSignal = {
  /** The topics to listen to from now on; all others are left. */
  readonly listen: (topics: readonly string[]) => void;
  readonly close: () => void;
};

/**
 * Pokes from the database: "something changed", without data. They only shorten the wait; a lost
 * poke costs a minute. Loaded after the first paint, and only while there is a signal. It has its
 * own client, because a socket that is still closing can't be opened again.
 * @returns null when the library can't be loaded
 */
export async function openLiveSignal(
  caller: Caller,
  onPoke: (topic: string) => void,
): Promise<LiveSignal | null> {
  const client = await openClient(caller);
  if (!client) return null;
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
        channel.on('broadcast', { event: 'poke' }, () => onPoke(topic));
        channel.subscribe();
        channels.set(topic, channel);
      }
    },
    close: () => void client.realtime.disconnect(),
  };
}
