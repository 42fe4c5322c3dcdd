import * as v from 'valibot';
import type { SharedDatabase } from '#sync/identity/session.ts';
import { callRpc, type ServerConfig } from '#sync/transport/transport.ts';

/** What is counted for an advertisement (Spec 1 §7, increment-ad-metrics). */
export type AdMetric = 'views' | 'clicks';

type AdCount = { readonly ad_id: string; readonly metric_type: AdMetric; readonly sent: boolean };

/**
 * What this device counted on one day, for all its accounts together. It holds no user id, so it
 * survives a sign-out and is sent when there is signal. The visitor id is new each day, so that no
 * device can be recognised the next day. Within one day the id lets the server count a repeated
 * request once.
 */
type CountedDay = {
  readonly day: string; // YYYY-MM-DD, in the same time zone as the event days
  readonly visit_id: string;
  readonly counts: readonly AdCount[];
};

const KEY = 'ad_counts';
/** The server accepts no older days, and no more days at once. */
const DAYS = 7;
const AT_ONCE = 50;

const read = async (shared: SharedDatabase): Promise<readonly CountedDay[]> =>
  ((await shared.values.get(KEY)) as readonly CountedDay[] | undefined) ?? [];

/**
 * Records that an ad was seen or clicked: once a day on this device, in whichever tab, online or
 * offline. `deliverAdCounts` sends it to the server.
 * @param today YYYY-MM-DD
 * @returns false when it is counted already
 */
export function countAd(
  shared: SharedDatabase,
  count: { readonly ad_id: string; readonly metric_type: AdMetric },
  today: string,
): Promise<boolean> {
  return shared.transaction('rw', shared.values, async () => {
    const days = (await read(shared)).filter(({ day }) => !isOver(day, today));
    const mine = days.find(({ day }) => day === today) ?? {
      day: today,
      visit_id: crypto.randomUUID(),
      counts: [],
    };
    if (mine.counts.some((other) => isSame(other, count))) return false;
    const counts = [...mine.counts, { ...count, sent: false }];
    await shared.values.put([...days.filter((one) => one.day !== today), { ...mine, counts }], KEY);
    return true;
  });
}

/**
 * Sends what was counted and not sent yet. Two tabs may do it at once: the server counts it once.
 */
export async function deliverAdCounts(
  shared: SharedDatabase,
  server: ServerConfig,
  today: string,
): Promise<void> {
  for (const { day, visit_id, counts } of await read(shared)) {
    const batch = counts.filter(({ sent }) => !sent).slice(0, AT_ONCE);
    if (batch.length === 0 || isOver(day, today)) continue;
    const answer = await callRpc(server, {
      rpc: 'count_ad',
      body: {
        visit_id,
        counts: batch.map(({ ad_id, metric_type }) => ({ ad_id, metric_type, day })),
      },
      token: null, // the request must not identify who saw the ad
      answer: v.object({ counted: v.number() }),
    });
    // a network failure: the next round tries again
    if (answer.kind !== 'ok' && answer.kind !== 'refused') return;
    await markSent(shared, day, batch);
  }
}

const markSent = (shared: SharedDatabase, day: string, batch: readonly AdCount[]): Promise<void> =>
  shared.transaction('rw', shared.values, async () => {
    const days = (await read(shared)).map((one) =>
      one.day === day
        ? {
            ...one,
            counts: one.counts.map((count) =>
              batch.some((other) => isSame(other, count)) ? { ...count, sent: true } : count,
            ),
          }
        : one,
    );
    await shared.values.put(days, KEY);
  });

const isSame = (
  a: Pick<AdCount, 'ad_id' | 'metric_type'>,
  b: Pick<AdCount, 'ad_id' | 'metric_type'>,
): boolean => a.ad_id === b.ad_id && a.metric_type === b.metric_type;

const isOver = (day: string, today: string): boolean =>
  Date.parse(today) - Date.parse(day) > DAYS * 86_400_000;
