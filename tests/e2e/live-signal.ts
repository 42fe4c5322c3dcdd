import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Topics that each page has joined, on its current socket. */
const joined = new WeakMap<Page, Set<string>>();
const PREFIX = 'realtime:';

/** Records which topics a page listens to. Call before it loads anything. */
export function followLiveSignal(page: Page): void {
  page.on('websocket', (socket) => {
    const topics = new Set<string>();
    joined.set(page, topics);
    socket.on('framereceived', ({ payload }) => {
      const [join_ref, ref, topic, event, answer] = JSON.parse(String(payload)) as Message;
      // the reply to the join itself: later ones have another number
      if (event === 'phx_reply' && ref === join_ref && answer.status === 'ok')
        topics.add(topic.slice(PREFIX.length));
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
 * seen only in the next round, up to a minute later: longer than a test waits.
 * @param topic `public`, `event:<id>` or `user:`, of the signed-in person
 */
export async function hears(page: Page, topic: string): Promise<void> {
  await expect
    .poll(() => [...(joined.get(page) ?? [])].filter((one) => one.startsWith(topic)))
    .toHaveLength(1);
}
