import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Backend } from '#local/backend.ts';

type Listener = {
  /** Signs the connection in as another person. */
  become: (token: string) => Promise<void>;
  heard: { event: string; payload: unknown }[];
  states: string[];
};

const clients: SupabaseClient[] = [];

/** Every listener leaves its topic. */
export async function allLeave(): Promise<void> {
  for (const client of clients.splice(0)) await client.removeAllChannels();
}

/**
 * The real client, subscribed as `token` (null: the publishable key), after the server's answer.
 */
export async function listenTo(
  to: Pick<Backend, 'url' | 'anon_key'>,
  topic: string,
  token: string | null,
  isPrivate: boolean,
): Promise<Listener> {
  let current = token;
  // A token given to setAuth is lost at the next reconnect, but the callback is called again.
  const client = createClient(to.url, to.anon_key, { accessToken: async () => current });
  clients.push(client);
  await client.realtime.setAuth();
  const heard: Listener['heard'] = [];
  const states: string[] = [];
  const channel = client.channel(topic, { config: { private: isPrivate } });
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => heard.push({ event, payload }));
  await new Promise<void>((resolve) => {
    channel.subscribe((state) => {
      states.push(state);
      resolve();
    });
  });
  const become = async (other: string) => {
    current = other;
    await client.realtime.setAuth();
  };
  return { become, heard, states };
}
