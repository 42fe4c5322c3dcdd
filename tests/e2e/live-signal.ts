import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Topics that each page has joined, on the socket that it has now. */
const joined = new WeakMap<Page, Set<string>>();
const PREFIX = 'realtime:';

/** Takes note of what a page is told about. Before it loads anything. */
export function followLiveSignal(page: Page): void {
  page.on('websocket', (socket) => {
    const topics = new Set<string>();
    joined.set(page, topics);
    socket.on('framereceived', ({ payload }) => {
      const [join_ref, ref, topic, event, answer] = JSON.parse(String(payload)) as Message;
      // the reply to the join itself: later ones have a number of their own
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
 * Waits until this page hears of changes. What happens between its first look and this moment it sees with its next
 * look only, within a minute: longer than a test waits.
 * @param topic `public`, `event:<id>` or `user:`, of whoever is signed in
 */
export async function hears(page: Page, topic: string): Promise<void> {
  await expect
    .poll(() => [...(joined.get(page) ?? [])].filter((one) => one.startsWith(topic)))
    .toHaveLength(1);
}
