import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Topics that each page has joined, on its current socket. */
const joined = new WeakMap<Page, Set<string>>();
/** What each page was told and what it asked, in order: `poke <topic>` and `pull`. */
const heard = new WeakMap<Page, string[]>();
const PREFIX = 'realtime:';

/** Records which topics a page listens to, and what follows. Call before it loads anything. */
export function followLiveSignal(page: Page): void {
  const log: string[] = [];
  heard.set(page, log);
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/sync_pull')) log.push('pull');
  });
  page.on('websocket', (socket) => {
    const topics = new Set<string>();
    joined.set(page, topics);
    socket.on('framereceived', ({ payload }) => {
      const [join_ref, ref, topic, event, answer] = JSON.parse(String(payload)) as Message;
      // the reply to the join itself: later ones have another number
      if (event === 'phx_reply' && ref === join_ref && answer.status === 'ok')
        topics.add(topic.slice(PREFIX.length));
      if (event === 'broadcast') log.push(`poke ${topic.slice(PREFIX.length)}`);
    });
    socket.on('close', () => topics.clear());
  });
}

type Message = [
  join_ref: string | null,
  ref: string | null,
  topic: string,
  event: string,
  answer: { readonly status?: string },
];

/**
 * Waits until this page listens for changes. A change between its first round and this moment is
 * seen only in the next round, up to a minute later.
 * @param topic `public`, `event:<id>` or `user:`, of the signed-in person
 * @returns waits until the page was poked after now, and then asked for the news: not by its round
 */
export async function hears(page: Page, topic: string): Promise<() => Promise<void>> {
  await expect
    .poll(() => [...(joined.get(page) ?? [])].filter((one) => one.startsWith(topic)))
    .toHaveLength(1);
  const log = heard.get(page) ?? [];
  const from = log.length;
  return async () => {
    const since = () => {
      const poke = log.findIndex((one, n) => n >= from && one.startsWith(`poke ${topic}`));
      return poke < 0 ? ['no poke'] : log.slice(poke);
    };
    await expect.poll(since).toContain('pull');
  };
}
